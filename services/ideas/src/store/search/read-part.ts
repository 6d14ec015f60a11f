import { join, type Queryable, type Sql, sql } from '@ideabox/postgres';
import { LRUCache } from 'lru-cache';
import type { Part } from './hits.ts';

/** Searches count no further than this. */
const maxCounted = 10_000;

/** How many ideas statements about common words met; asked for again every half minute. */
export type CommonCounts = LRUCache<string, number>;

export const createCommonCounts = (): CommonCounts => new LRUCache({ max: 1_000, ttl: 30_000 });

/** What ideas have to meet beside a search. */
export type Filter = {
  conditions: Sql[];
  /** Whether they may leave few ideas, which Postgres then looks up first. */
  narrows: boolean;
  /** That they leave every idea, so that none need be looked up; asked where they do not narrow. */
  leavesAll: Sql;
};

/**
 * The ids of some hits, and where their entries lie. Where next to every hit fits, hits are looked up one by one until there are
 * enough: with a join, Postgres would read every hit of words that often stand together, which it takes for far fewer than they are.
 */
const matching = (
  entries: Sql,
  candidates: Sql,
  check: Sql,
  { conditions, narrows, leavesAll }: Filter,
  limit: number,
): Sql => {
  const fits = join([sql`i.id = e.idea_id`, ...conditions], ' AND ');
  const met = sql`SELECT e.idea_id AS id, e.ctid AS entry FROM ${entries} e`;
  return narrows
    ? sql`${met}, ideas i WHERE ${candidates} AND ${check} AND ${fits} LIMIT ${limit}`
    : sql`
      ${met} WHERE ${candidates} AND ${check}
        AND CASE WHEN (SELECT ${leavesAll}) THEN true ELSE EXISTS (SELECT FROM ideas i WHERE ${fits} OFFSET 0) END
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
  const probe = sql`SELECT id FROM (${matching(entries, candidates, check, filter, most + 1)}) AS matching`;
  if (counts.has(keyOf(probe))) return undefined;
  const rows = await db.rows<{ id: number }>(probe);
  if (rows.length <= most) return rows.map((row) => row.id);
  counts.set(keyOf(probe), rows.length);
  return undefined;
};

/** How many there are, exact up to 10,000 and perhaps half a minute old; where they are few, the ids wanted of them. */
export type Met = { count: number; few?: number[] };

/** What is wanted of up to so many ideas: the `ids` that a statement names of a table `few`, which has their ids and `columns` of `e`. */
export type Few = { most: number; columns: Sql[]; ids: Sql };

/**
 * A part's ideas that the filter leaves, found by one look into the index: of a common word, reading what the index names takes
 * longest, however few ideas are wanted of it. Their entries are read again by where they lie, which takes no index.
 */
export const meetPart = async (
  db: Queryable,
  entries: Sql,
  { candidates, check, countCheck }: Part,
  filter: Filter,
  few: Few,
  counts: CommonCounts,
): Promise<Met> => {
  const most = Math.min(few.most, maxCounted - 1);
  const counting = matching(entries, candidates, countCheck, filter, maxCounted);
  const known = counts.get(keyOf(counting));
  if (known !== undefined) return { count: known };
  const row = await db.one<{ count: number; found: number; ids: number[] }>(sql`
    WITH met AS MATERIALIZED (${counting}), total AS MATERIALIZED (SELECT count(*)::int AS count FROM met),
      few AS MATERIALIZED (
        SELECT ${join([sql`met.id`, ...few.columns], ', ')}
        FROM met CROSS JOIN LATERAL (SELECT * FROM ${entries} WHERE ctid = met.entry OFFSET 0) e
        WHERE (SELECT count FROM total) <= ${most} AND ${countCheck === check ? sql`true` : check})
    SELECT count, (SELECT count(*)::int FROM few) AS found, to_json(ARRAY(${few.ids})) AS ids FROM total`);
  const { count, found, ids } = row ?? { count: 0, found: 0, ids: [] };
  if (count <= most) return { count: found, few: ids };
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
