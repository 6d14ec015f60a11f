import { join, type Queryable, type Sql, sql } from '@ideabox/postgres';
import { LRUCache } from 'lru-cache';
import type { Part } from './hits.ts';

/** Searches count no further than this. */
const maxCounted = 10_000;

/** How many ideas statements about common words met; asked for again every half minute. */
export type CommonCounts = LRUCache<string, number>;

export const createCommonCounts = (): CommonCounts => new LRUCache({ max: 1_000, ttl: 30_000 });

const matching = (entries: Sql, candidates: Sql, conditions: Sql[], limit: number): Sql => sql`
  SELECT i.id FROM ${entries} e JOIN ideas i ON i.id = e.idea_id
  WHERE ${candidates} AND ${join(conditions, ' AND ')} LIMIT ${limit}`;

const keyOf = ({ text, values }: Sql) => JSON.stringify([text, values]);

/**
 * The ids of a part's ideas that meet the conditions, in no order; undefined where they are more than `most`, which may be half a
 * minute old.
 */
export const idsOfPart = async (
  db: Queryable,
  entries: Sql,
  { candidates, check }: Part,
  conditions: Sql[],
  most: number,
  counts: CommonCounts,
): Promise<number[] | undefined> => {
  const probe = matching(entries, candidates, [check, ...conditions], most + 1);
  if (counts.has(keyOf(probe))) return undefined;
  const rows = await db.rows<{ id: number }>(probe);
  if (rows.length <= most) return rows.map((row) => row.id);
  counts.set(keyOf(probe), rows.length);
  return undefined;
};

/** How many of a part's ideas meet the conditions, exact up to 10,000; it may be half a minute old. */
export const countPart = async (
  db: Queryable,
  entries: Sql,
  { candidates, countCheck }: Part,
  conditions: Sql[],
  counts: CommonCounts,
): Promise<number> => {
  const counting = matching(entries, candidates, [countCheck, ...conditions], maxCounted);
  const known = counts.get(keyOf(counting));
  if (known !== undefined) return known;
  const row = await db.one<{ count: number }>(sql`SELECT count(*) AS count FROM (${counting}) AS matching`);
  const count = row?.count ?? 0;
  counts.set(keyOf(counting), count);
  return count;
};
