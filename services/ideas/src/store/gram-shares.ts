import { type Queryable, sql } from '@ideabox/postgres';
import type { ShareOf } from '../domain/likeness.ts';

export type GramShares = {
  /** How often grams occur, and in how many ideas that were counted; at most ten minutes old. */
  get: () => Promise<{ shareOf: ShareOf; ideas: number }>;
};

const sampled = 4_000;
const maxAgeMs = 10 * 60_000;

const load = async (db: Queryable) => {
  const total = await db.one<{ ideas: number }>(sql`SELECT sum(idea_count)::int AS ideas FROM categories`);
  const ideas = Math.max(1, total?.ideas ?? 0);
  const percent = Math.min(100, (sampled / ideas) * 100);
  // One row, because tens of thousands of small ones take longer to read than to count.
  const counted = await db.one<{ texts: number; grams: number[] | null; counts: number[] | null }>(sql`
    WITH sample AS MATERIALIZED (SELECT grams FROM search_entries TABLESAMPLE SYSTEM (${percent}))
    SELECT (SELECT count(*) FROM sample) AS texts, array_agg(gram) AS grams, array_agg(times) AS counts FROM (
      SELECT gram, count(*)::int AS times FROM sample, unnest(grams) AS gram GROUP BY gram HAVING count(*) > 1
    ) AS occurring`);
  const texts = Math.max(1, counted?.texts ?? 0);
  const counts = new Map(counted?.grams?.map((gram, index) => [gram, counted.counts?.[index] ?? 1]));
  return { ideas, shareOf: (gram: number) => (counts.get(gram) ?? 1) / texts };
};

/**
 * How common grams are, from a sample of the ideas: counting them all would take minutes at a million, and keeping count
 * with every idea would make all who post wait for each other. Renewed behind those who ask.
 */
export const watchGramShares = (db: Queryable): GramShares => {
  let known: ReturnType<typeof load> | undefined;
  let loadedAt = 0;
  const renew = () => {
    loadedAt = Date.now();
    const loading = load(db);
    const keep = () => {
      known = loading;
    };
    const forget = () => {
      if (known === loading) known = undefined;
    };
    if (!known) keep();
    loading.then(keep, forget);
  };
  return {
    get: () => {
      if (!known || Date.now() - loadedAt > maxAgeMs) renew();
      return known as NonNullable<typeof known>;
    },
  };
};
