import { join, type Queryable, type Sql, sql } from '@ideabox/postgres';
import { LRUCache } from 'lru-cache';
import type { Part } from './hits.ts';

/** Searches count no further than this. */
export const maxCounted = 10_000;

/** How many ideas statements about common words met; asked for again every half minute. */
export type CommonCounts = LRUCache<string, number>;

export const createCommonCounts = (): CommonCounts => new LRUCache({ max: 1_000, ttl: 30_000 });

/** What ideas have to meet beside a search. */
export type Filter = {
  conditions: Sql[];
  /** Whether they may leave few ideas, which Postgres then looks up first. */
  narrows: boolean;
};

/**
 * Where next to every hit fits, hits are looked up one by one until there are enough: with a join, Postgres would read every hit of
 * words that often stand together, which it takes for far fewer than they are.
 */
const matching = (
  entries: Sql,
  candidates: Sql,
  check: Sql,
  { conditions, narrows }: Filter,
  limit: number,
): Sql => {
  const fits = join([sql`i.id = e.idea_id`, ...conditions], ' AND ');
  return narrows
    ? sql`SELECT i.id FROM ${entries} e, ideas i WHERE ${candidates} AND ${check} AND ${fits} LIMIT ${limit}`
    : sql`
      SELECT e.idea_id AS id FROM ${entries} e WHERE ${candidates} AND ${check}
        AND EXISTS (SELECT FROM ideas i WHERE ${fits} OFFSET 0)
      LIMIT ${limit}`;
};

const keyOf = ({ text, values }: Sql) => JSON.stringify([text, values]);

/**
 * The ids of a part's ideas that the filter leaves, in no order; undefined where they are more than `most`, which may be half a
 * minute old.
 */
export const idsOfPart = async (
  db: Queryable,
  entries: Sql,
  { candidates, check }: Part,
  filter: Filter,
  most: number,
  counts: CommonCounts,
): Promise<number[] | undefined> => {
  const probe = matching(entries, candidates, check, filter, most + 1);
  if (counts.has(keyOf(probe))) return undefined;
  const rows = await db.rows<{ id: number }>(probe);
  if (rows.length <= most) return rows.map((row) => row.id);
  counts.set(keyOf(probe), rows.length);
  return undefined;
};

/** How many there are, exact up to 10,000 and perhaps half a minute old; where they are few, their ids, in no order. */
export type Met = { count: number; few?: number[] };

/**
 * A part's ideas that the filter leaves, found by one look into the index: of a common word, reading what the index names takes
 * longest, however few ideas are wanted of it.
 */
export const meetPart = async (
  db: Queryable,
  entries: Sql,
  { candidates, check, countCheck }: Part,
  filter: Filter,
  most: number,
  counts: CommonCounts,
): Promise<Met> => {
  const few = Math.min(most, maxCounted - 1);
  const counting = matching(entries, candidates, countCheck, filter, maxCounted);
  const known = counts.get(keyOf(counting));
  if (known !== undefined) return { count: known };
  const checked =
    countCheck === check
      ? sql`SELECT id FROM met WHERE total.count <= ${few}`
      : sql`SELECT e.idea_id FROM met JOIN ${entries} e ON e.idea_id = met.id WHERE total.count <= ${few} AND ${check}`;
  const row = await db.one<{ count: number; ids: number[] }>(sql`
    WITH met AS MATERIALIZED (${counting}), total AS (SELECT count(*)::int AS count FROM met)
    SELECT count, to_json(ARRAY(${checked})) AS ids FROM total`);
  const { count, ids } = row ?? { count: 0, ids: [] };
  if (count <= few) return { count: ids.length, few: ids };
  counts.set(keyOf(counting), count);
  return { count };
};

/** How many of a part's ideas the filter leaves, exact up to 10,000; it may be half a minute old. */
export const countPart = async (
  db: Queryable,
  entries: Sql,
  { candidates, countCheck }: Part,
  filter: Filter,
  counts: CommonCounts,
): Promise<number> => {
  const counting = matching(entries, candidates, countCheck, filter, maxCounted);
  const known = counts.get(keyOf(counting));
  if (known !== undefined) return known;
  const row = await db.one<{ count: number }>(sql`SELECT count(*) AS count FROM (${counting}) AS matching`);
  const count = row?.count ?? 0;
  counts.set(keyOf(counting), count);
  return count;
};
