import type { Context } from '../../context.ts';
import { namedMembers, publicIdeas, removedComments } from '../../store/published.ts';
import { openDataRoute, type Row, whole } from './open-data-route.ts';

async function* rows({ db, sources }: Context): AsyncGenerator<Row[]> {
  for await (const part of sources.comments.stream('ReplayComments', {}, whole)) {
    const standing = part.comments.filter((comment) => !comment.removed);
    const [shown, named, removed] = await Promise.all([
      publicIdeas(
        db,
        standing.map((comment) => comment.idea_id),
      ),
      namedMembers(
        db,
        standing.map((comment) => comment.author_id),
      ),
      removedComments(
        db,
        standing.map((comment) => comment.parent_id),
      ),
    ]);
    yield standing
      .filter((comment) => shown.has(comment.idea_id))
      .map((comment) => [
        comment.comment_id,
        comment.idea_id,
        comment.parent_id === 0 || removed.has(comment.parent_id) ? '' : comment.parent_id,
        named.has(comment.author_id) ? comment.author_id : '',
        comment.contents,
        comment.date_entered,
      ]);
  }
}

export const comments = openDataRoute(
  'comments',
  'Comments and replies on ideas that everyone sees, oldest first',
  ['id', 'idea_id', 'parent_id', 'member_id', 'contents', 'date_entered'],
  rows,
);
