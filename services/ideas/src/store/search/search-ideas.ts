import { type Queryable, sql } from '@ideabox/postgres';
import type { Found } from '../finding/find-ideas.ts';
import { conditionsOf, type IdeaFilter, inScope, type Scope, type Sort } from '../finding/idea-filter.ts';
import { fewHits, sortIdeas, walkIdeas } from '../finding/walk-ideas.ts';
import type { Hits } from './hits.ts';
import { fewRanked, rankMany } from './rank-hits.ts';
import { type CommonCounts, type Few, type Filter, meetPart } from './read-part.ts';

/** An idea filter with an order that is there for a keyword alone, too. */
export type SearchFilter = Omit<IdeaFilter, 'sort'> & { sort: Sort | 'relevance' };

/**
 * The ids of a page of what a search finds, and how many there are in all: exact up to 10,000, where it stays; above 1,000 it may
 * be half a minute old.
 */
export const searchIdeas = async (
  db: Queryable,
  filter: SearchFilter,
  scope: Scope,
  hits: Hits,
  counts: CommonCounts,
): Promise<Found> => {
  const sort =
    filter.sort === 'relevance' ? (hits.tiers.length > 0 ? 'relevance' : 'date_entered') : filter.sort;
  const { entries, whole } = hits;
  const own = conditionsOf(filter, 'met');
  const fits: Filter = {
    conditions: [inScope(scope), ...own],
    // Beside scope and removal; of the scope, one category.
    narrows: own.length > 1 || scope.categories.length <= 1,
    // What is removed is in no index of the search. A hidden category is asked for its newest idea, which an index names at once.
    leavesAll: sql`
      NOT EXISTS (SELECT FROM categories c WHERE c.id <> ALL(${scope.categories}) AND (
        SELECT id FROM ideas WHERE category_id = c.id AND removed_at IS NULL ORDER BY date_entered DESC, id DESC LIMIT 1
      ) IS NOT NULL)`,
  };
  if (sort !== 'relevance') {
    const all: Few = { most: fewHits, columns: [], ids: sql`SELECT few.id FROM few` };
    const { count, few } = await meetPart(db, entries, whole, fits, all, counts);
    const page = { ...filter, sort };
    const ids = few
      ? await sortIdeas(db, page, few)
      : await walkIdeas(db, page, [...fits.conditions, whole.check], { entries });
    return { ids, count };
  }
  const all = await db.one<{ total: number }>(sql`SELECT sum(idea_count)::int AS total FROM categories`);
  const total = all?.total ?? 0;
  const { count, few } = await meetPart(db, entries, whole, fits, fewRanked(hits, filter, total), counts);
  return { ids: few ?? (await rankMany(db, hits, fits, filter, { count, total }, counts)), count };
};
