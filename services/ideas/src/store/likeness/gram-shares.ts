import { whoeverWaits } from '@ideabox/lifecycle';
import { type Queryable, sql } from '@ideabox/postgres';
import type { ShareOf } from '../../domain/likeness.ts';
import { textIndex } from '../search/text-index.ts';

type Shares = {
  shareOf: ShareOf;
  /** How many ideas there are, counted or not. */
  ideas: number;
  counted: number;
};

export type GramShares = { get: () => Promise<Shares> };

const sampled = 2_500;
/** While there are few ideas, an import can change everything. */
const few = 1_000;
const [maxAgeMs, maxAgeOfFewMs] = [10 * 60_000, 5_000];
/** As if so many more texts had none of the grams: what was counted once in a few texts is not known to be common. */
const unseen = 10;

const load = async (db: Queryable): Promise<Shares> => {
  const { entries, keys } = await textIndex(db);
  const total = await db.one<{ ideas: number }>(sql`SELECT sum(idea_count)::int AS ideas FROM categories`);
  const ideas = total?.ideas ?? 0;
  const percent = Math.min(100, (sampled / Math.max(1, ideas)) * 100);
  // One row, because tens of thousands of small ones take longer to read than to count.
  const sample = await db.one<{ counted: number; grams: number[] | null; counts: number[] | null }>(sql`
    WITH sample AS MATERIALIZED (SELECT ${keys} AS grams FROM ${entries} TABLESAMPLE SYSTEM (${percent}))
    SELECT (SELECT count(*) FROM sample) AS counted, json_agg(gram) AS grams, json_agg(times) AS counts FROM (
      SELECT gram, count(*) AS times FROM sample, unnest(grams) AS gram GROUP BY gram HAVING count(*) > 1
    ) AS occurring`);
  const counted = sample?.counted ?? 0;
  const counts = new Map(sample?.grams?.map((gram, index) => [gram, sample.counts?.[index] ?? 1]));
  return { ideas, counted, shareOf: (gram) => (counts.get(gram) ?? 1) / (counted + unseen) };
};

/**
 * How common grams are, from a sample of the ideas, minutes old: counting them all would take minutes at a million, and
 * keeping count with every idea would make all who post wait for each other. Renewed behind those who ask.
 */
export const watchGramShares = (db: Queryable): GramShares => {
  let known: Promise<Shares> | undefined;
  let renewAt = 0;
  const renew = () => {
    renewAt = Number.POSITIVE_INFINITY;
    const loading = whoeverWaits(() => load(db));
    known ??= loading;
    loading.then(
      ({ counted }) => {
        known = loading;
        renewAt = Date.now() + (counted < few ? maxAgeOfFewMs : maxAgeMs);
      },
      () => {
        if (known === loading) known = undefined;
        renewAt = 0;
      },
    );
    return known;
  };
  return { get: () => (known && Date.now() < renewAt ? known : renew()) };
};
