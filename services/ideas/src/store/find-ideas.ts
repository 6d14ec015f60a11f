import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import { LRUCache } from 'lru-cache';
import { conditionsOf, every, type IdeaFilter, inScope, orderOf, type Scope } from './idea-filter.ts';
import { containsWords, countsAsMatch, hasGrams, type Search } from './search-entries.ts';

export type Found = { ids: number[]; count: number };

/** Up to this many hits a keyword's ideas are gathered and sorted; above, they are met by walking in order. */
const commonWord = 1_000;
/** Keyword searches count no further than this. */
const maxCounted = 10_000;

/** How often words that many ideas have were found; asked for again every half minute. */
export type CommonCounts = LRUCache<string, number>;

export const createCommonCounts = (): CommonCounts => new LRUCache({ max: 1_000, ttl: 30_000 });

const walk = async (
  db: Queryable,
  filter: IdeaFilter,
  conditions: Sql[],
  search: boolean,
): Promise<number[]> => {
  const standings =
    filter.sort === 'date_entered' || filter.sort === 'random'
      ? sql``
      : sql`JOIN standings s ON s.idea_id = i.id`;
  const entries = search ? sql`JOIN search_entries e ON e.idea_id = i.id` : sql``;
  const rows = await db.rows<{ id: number }>(sql`
    SELECT i.id FROM ideas i ${standings} ${entries} WHERE ${every(conditions)}
    ORDER BY ${orderOf(filter)} LIMIT ${filter.limit} OFFSET ${filter.offset}`);
  return rows.map((row) => row.id);
};

const countOf = async (db: Queryable, statement: Sql): Promise<number> =>
  (await db.one<{ count: number }>(statement))?.count ?? 0;

const keyOf = ({ text, values }: Sql) => JSON.stringify([text, values]);

const findByKeyword = async (
  db: Queryable,
  filter: IdeaFilter,
  conditions: Sql[],
  search: Search,
  counts: CommonCounts,
): Promise<Found> => {
  const matching = (check: Sql, limit: number) => sql`
    SELECT i.id FROM search_entries e JOIN ideas i ON i.id = e.idea_id
    WHERE ${hasGrams(search)} AND ${check} AND ${every(conditions)} LIMIT ${limit}`;
  const counting = matching(countsAsMatch(search), maxCounted);
  const inOrder = () => walk(db, filter, [...conditions, containsWords(search)], true);
  const known = counts.get(keyOf(counting));
  if (known !== undefined) return { ids: await inOrder(), count: known };
  const hits = await db.rows<{ id: number }>(matching(containsWords(search), commonWord + 1));
  if (hits.length <= commonWord) {
    const ids = hits.map((hit) => hit.id);
    return { ids: await walk(db, filter, [sql`i.id = ANY(${ids})`], false), count: ids.length };
  }
  const [ids, count] = await Promise.all([
    inOrder(),
    countOf(db, sql`SELECT count(*) AS count FROM (${counting}) AS matching`),
  ]);
  counts.set(keyOf(counting), count);
  return { ids, count };
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
  const own = conditionsOf(filter);
  const conditions = [inScope(scope), ...own];
  if (search) return findByKeyword(db, filter, conditions, search, counts);
  const unfiltered = own.length === 1 && scope.ownOf.length === 0;
  const [ids, count] = await Promise.all([
    walk(db, filter, conditions, false),
    unfiltered
      ? countOf(
          db,
          sql`SELECT sum(idea_count)::int AS count FROM categories WHERE id = ANY(${scope.categories})`,
        )
      : countOf(db, sql`SELECT count(*) AS count FROM ideas i WHERE ${every(conditions)}`),
  ]);
  return { ids, count };
};
