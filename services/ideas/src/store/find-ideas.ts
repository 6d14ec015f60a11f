import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import { LRUCache } from 'lru-cache';
import {
  conditionsOf,
  countCounted,
  every,
  type IdeaFilter,
  inScope,
  isCounted,
  type Scope,
} from './idea-filter.ts';
import { containsWords, countsAsMatch, hasGrams, type Search } from './search-entries.ts';
import { sortIdeas, walkIdeas } from './walk-ideas.ts';

export type Found = { ids: number[]; count: number };

/** Up to this many hits ideas are gathered and sorted; above, they are met by walking in order. */
const fewHits = 1_000;
/** Keyword searches count no further than this. */
const maxCounted = 10_000;

/** How often words that many ideas have were found; asked for again every half minute. */
export type CommonCounts = LRUCache<string, number>;

export const createCommonCounts = (): CommonCounts => new LRUCache({ max: 1_000, ttl: 30_000 });

const countOf = async (db: Queryable, statement: Sql): Promise<number> =>
  (await db.one<{ count: number }>(statement))?.count ?? 0;

const idsOf = async (db: Queryable, statement: Sql): Promise<number[]> =>
  (await db.rows<{ id: number }>(statement)).map((row) => row.id);

const keyOf = ({ text, values }: Sql) => JSON.stringify([text, values]);

const findByKeyword = async (
  db: Queryable,
  filter: IdeaFilter,
  scope: Scope,
  search: Search,
  counts: CommonCounts,
): Promise<Found> => {
  const fitting = (how: 'gathered' | 'met') => [inScope(scope), ...conditionsOf(filter, how)];
  const matching = (check: Sql, limit: number) => sql`
    SELECT i.id FROM search_entries e JOIN ideas i ON i.id = e.idea_id
    WHERE ${hasGrams(search)} AND ${check} AND ${every(fitting('met'))} LIMIT ${limit}`;
  const counting = matching(countsAsMatch(search), maxCounted);
  const inOrder = () => walkIdeas(db, filter, [...fitting('met'), containsWords(search)], { search: true });
  const known = counts.get(keyOf(counting));
  if (known !== undefined) return { ids: await inOrder(), count: known };
  const hits = await idsOf(db, matching(containsWords(search), fewHits + 1));
  if (hits.length <= fewHits) return { ids: await sortIdeas(db, filter, hits), count: hits.length };
  const [ids, count] = await Promise.all([
    inOrder(),
    countOf(db, sql`SELECT count(*) AS count FROM (${counting}) AS matching`),
  ]);
  counts.set(keyOf(counting), count);
  return { ids, count };
};

/** No more ideas than this are gathered, whatever it saves. */
const mostGathered = 20_000;

/** Whether gathering all that fit, and sorting them, takes fewer looks at ideas than meeting the page's ones among all. */
const isGathered = ({ sort, offset, limit }: IdeaFilter, count: number, total: number): boolean => {
  // A shuffle is computed from the ids alone; what else they are sorted by is looked up.
  const looks = sort === 'random' ? count : 2 * count;
  return count <= mostGathered && looks * count < (offset + limit) * total;
};

const findCounted = async (db: Queryable, filter: IdeaFilter, scope: Scope, count: Sql): Promise<Found> => {
  const found = await db.one<{ count: number; total: number }>(sql`
    SELECT (${count}) AS count, (SELECT sum(idea_count)::int FROM categories) AS total`);
  const { count: matching, total } = found ?? { count: 0, total: 0 };
  const fitting = (how: 'gathered' | 'met') => [inScope(scope), ...conditionsOf(filter, how)];
  if (filter.offset >= matching) return { ids: [], count: matching };
  if (!isGathered(filter, matching, total))
    return { ids: await walkIdeas(db, filter, fitting('met')), count: matching };
  const all = await idsOf(
    db,
    sql`SELECT i.id FROM ideas i WHERE ${every(fitting('gathered'))} LIMIT ${mostGathered}`,
  );
  return { ids: await sortIdeas(db, filter, all), count: matching };
};

const findByFilter = async (db: Queryable, filter: IdeaFilter, scope: Scope): Promise<Found> => {
  const conditions = every([inScope(scope), ...conditionsOf(filter, 'gathered')]);
  // The indexes of what narrows most lists are in this order; that of tags is not.
  const newest = filter.tag === undefined ? sql`ORDER BY i.date_entered DESC, i.id DESC` : sql``;
  const hits = await idsOf(
    db,
    sql`SELECT i.id FROM ideas i WHERE ${conditions} ${newest} LIMIT ${fewHits + 1}`,
  );
  if (hits.length <= fewHits) return { ids: await sortIdeas(db, filter, hits), count: hits.length };
  return findCounted(db, filter, scope, sql`SELECT count(*) FROM ideas i WHERE ${conditions}`);
};

/**
 * The ids of a page of ideas and how many there are in all. A keyword's count is exact up to 10,000 and stays there; above
 * 1,000 it may be half a minute old.
 */
export const findIdeas = async (
  db: Queryable,
  filter: IdeaFilter,
  scope: Scope,
  search: Search | undefined,
  counts: CommonCounts,
): Promise<Found> => {
  if (search) return findByKeyword(db, filter, scope, search, counts);
  return isCounted(filter, scope)
    ? findCounted(db, filter, scope, countCounted(filter, scope))
    : findByFilter(db, filter, scope);
};
