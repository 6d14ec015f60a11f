import type { Queryable } from '@ideabox/postgres';
import type { Found } from '../find-ideas.ts';
import { conditionsOf, type IdeaFilter, inScope, type Scope, type Sort } from '../idea-filter.ts';
import { fewHits, sortIdeas, walkIdeas } from '../walk-ideas.ts';
import type { Hits } from './hits.ts';
import { rankFew, rankMany } from './rank-hits.ts';
import { type CommonCounts, countPart, idsOfPart } from './read-part.ts';

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
  const conditions = [inScope(scope), ...conditionsOf(filter, 'met')];
  const { entries, whole } = hits;
  const few = await idsOfPart(db, entries, whole, conditions, fewHits, counts);
  if (few) {
    const ids =
      sort === 'relevance'
        ? await rankFew(db, hits, few, filter)
        : await sortIdeas(db, { ...filter, sort }, few);
    return { ids, count: few.length };
  }
  const [ids, count] = await Promise.all([
    sort === 'relevance'
      ? rankMany(db, hits, conditions, filter, counts)
      : walkIdeas(db, { ...filter, sort }, [...conditions, whole.check], { entries }),
    countPart(db, entries, whole, conditions, counts),
  ]);
  return { ids, count };
};
