import type { Queryable, Sql } from '@ideabox/postgres';
import type { Found } from '../find-ideas.ts';
import { conditionsOf, type IdeaFilter, inScope, type Scope, type Sort } from '../idea-filter.ts';
import { fewHits, sortIdeas, walkIdeas } from '../walk-ideas.ts';
import type { Hits } from './hits.ts';
import { rankFew, rankMany } from './rank-hits.ts';
import { type CommonCounts, countPart, idsOfPart, knownCount, maxCounted } from './read-part.ts';

/** An idea filter with an order that is there for a keyword alone, too. */
export type SearchFilter = Omit<IdeaFilter, 'sort'> & { sort: Sort | 'relevance' };

/** All hits, as long as they are few: of more, one more than few. */
const gather = async (db: Queryable, { entries, parts }: Hits, conditions: Sql[]): Promise<number[]> => {
  const found: number[] = [];
  for (const part of parts) {
    const wanted = fewHits + 1 - found.length;
    if (wanted > 0) found.push(...(await idsOfPart(db, entries, part, conditions, wanted)));
  }
  return found;
};

const countHits = async (
  db: Queryable,
  { entries, parts }: Hits,
  conditions: Sql[],
  counts: CommonCounts,
) => {
  let count = 0;
  for (const part of parts)
    if (count < maxCounted) count += await countPart(db, entries, part, conditions, counts);
  return Math.min(count, maxCounted);
};

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
  const [first] = hits.parts;
  const isMany = first && knownCount(hits.entries, first, conditions, counts) !== undefined;
  const few = isMany ? [] : await gather(db, hits, conditions);
  if (!isMany && few.length <= fewHits) {
    const ids =
      sort === 'relevance'
        ? await rankFew(db, hits, few, filter)
        : await sortIdeas(db, { ...filter, sort }, few);
    return { ids, count: few.length };
  }
  const [ids, count] = await Promise.all([
    sort === 'relevance'
      ? rankMany(db, hits, conditions, filter, counts)
      : walkIdeas(db, { ...filter, sort }, [...conditions, hits.check], { entries: hits.entries }),
    countHits(db, hits, conditions, counts),
  ]);
  return { ids, count };
};
