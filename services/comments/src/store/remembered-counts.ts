import type { Queryable, Sql } from '@ideabox/postgres';
import { LRUCache } from 'lru-cache';

/** Counts from this on take a while, and one more or less of them is not missed at once. */
const large = 100_000;
const ttlMs = 10_000;
const maxKept = 1_000;

/** Counts things; how many there are of very many is remembered for ten seconds. */
export type RememberedCounts = {
  /** `statement` answers with a `count`. Counts from `from` on are remembered. */
  count: (db: Queryable, statement: Sql, from?: number) => Promise<number>;
  /** What is remembered of it. */
  known: (statement: Sql) => number | undefined;
};

const keyOf = ({ text, values }: Sql) => JSON.stringify([text, values]);

export const createRememberedCounts = (): RememberedCounts => {
  const kept = new LRUCache<string, number>({ max: maxKept, ttl: ttlMs });
  const known = (statement: Sql) => kept.get(keyOf(statement));
  return {
    known,
    count: async (db, statement, from = large) => {
      const remembered = known(statement);
      if (remembered !== undefined) return remembered;
      const count = (await db.one<{ count: number | null }>(statement))?.count ?? 0;
      if (count >= from) kept.set(keyOf(statement), count);
      return count;
    },
  };
};
