import { join, type Queryable, type Sql, sql } from '@ideabox/postgres';
import { LRUCache } from 'lru-cache';
import type { Part } from './hits.ts';

/** Searches count no further than this. */
export const maxCounted = 10_000;

/** How often words that many ideas have were found; asked for again every half minute. */
export type CommonCounts = LRUCache<string, number>;

export const createCommonCounts = (): CommonCounts => new LRUCache({ max: 1_000, ttl: 30_000 });

const matching = (entries: Sql, candidates: Sql, conditions: Sql[], limit: number): Sql => sql`
  SELECT i.id FROM ${entries} e JOIN ideas i ON i.id = e.idea_id
  WHERE ${candidates} AND ${join(conditions, ' AND ')} LIMIT ${limit}`;

/** The ids of a part's ideas that meet the conditions, up to a limit, in no order. */
export const idsOfPart = async (
  db: Queryable,
  entries: Sql,
  { candidates, check }: Part,
  conditions: Sql[],
  limit: number,
): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(matching(entries, candidates, [check, ...conditions], limit));
  return rows.map((row) => row.id);
};

const countingOf = (entries: Sql, { candidates, countCheck }: Part, conditions: Sql[]): Sql =>
  matching(entries, candidates, [countCheck, ...conditions], maxCounted);

const keyOf = ({ text, values }: Sql) => JSON.stringify([text, values]);

/** How many of a part's ideas were counted to meet the conditions within the last half minute. */
export const knownCount = (
  entries: Sql,
  part: Part,
  conditions: Sql[],
  counts: CommonCounts,
): number | undefined => counts.get(keyOf(countingOf(entries, part, conditions)));

/** How many of a part's ideas meet the conditions, exact up to 10,000; it may be half a minute old. */
export const countPart = async (
  db: Queryable,
  entries: Sql,
  part: Part,
  conditions: Sql[],
  counts: CommonCounts,
): Promise<number> => {
  const counting = countingOf(entries, part, conditions);
  const known = counts.get(keyOf(counting));
  if (known !== undefined) return known;
  const row = await db.one<{ count: number }>(sql`SELECT count(*) AS count FROM (${counting}) AS matching`);
  const count = row?.count ?? 0;
  counts.set(keyOf(counting), count);
  return count;
};
