import type { Context } from '../../context.ts';
import { namedMembers, publicCategories } from '../../store/published.ts';
import { openDataRoute, type Row, whole } from './open-data-route.ts';
import { tagList } from './tag-list.ts';

async function* rows({ db, sources }: Context): AsyncGenerator<Row[]> {
  const categories = await publicCategories(db);
  for await (const part of sources.ideas.stream('ReplayIdeas', {}, whole)) {
    const ideas = part.ideas.filter((idea) => !idea.removed && categories.has(idea.category_id));
    const named = await namedMembers(
      db,
      ideas.map((idea) => idea.author_id),
    );
    yield ideas.map((idea) => [
      idea.idea_id,
      idea.name,
      idea.contents,
      categories.get(idea.category_id) ?? '',
      named.has(idea.author_id) ? idea.author_id : '',
      idea.date_entered,
      tagList(idea.tags),
    ]);
  }
}

export const ideas = openDataRoute(
  'ideas',
  'Ideas that everyone sees, oldest first',
  ['id', 'name', 'contents', 'category', 'member_id', 'date_entered', 'tags'],
  rows,
);
