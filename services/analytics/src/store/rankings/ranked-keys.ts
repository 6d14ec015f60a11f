import { type Queryable, sql } from '@ideabox/postgres';
import type { Metric } from '../facts/fact.ts';
import type { Asked } from '../figures/filter.ts';
import { type Scope, toldKeySums } from '../figures/key-sums.ts';
import { readSpan } from '../figures/span.ts';

export type RankedKey = { key: string; count: number };

/** What was counted most in a period, as the reader is told it. */
export const readRankedKeys = async (
  db: Queryable,
  metric: Metric,
  asked: Asked,
  { scope = { open: [0], closed: [] }, limit }: { scope?: Scope; limit: number },
) => {
  const sums = toldKeySums(metric, await readSpan(db, asked), asked, scope);
  return db.rows<RankedKey>(
    sql`${sums} SELECT key, count::bigint FROM sums ORDER BY count DESC, key LIMIT ${limit}`,
  );
};
