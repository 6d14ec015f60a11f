import { type Queryable, sql } from '@ideabox/postgres';
import type { Metric } from './fact.ts';
import type { Asked } from './filter.ts';
import { keySums, type Scope } from './key-sums.ts';
import { readSpan } from './span.ts';

export type RankedKey = { key: string; count: number };

/** What was counted most in a period. */
export const readRankedKeys = async (
  db: Queryable,
  metric: Metric,
  asked: Asked,
  { scope = { open: [0], closed: [] }, limit }: { scope?: Scope; limit: number },
) =>
  db.rows<RankedKey>(
    sql`${keySums([metric], await readSpan(db, asked), asked.filter, scope)} SELECT key, count::bigint FROM sums ORDER BY count DESC, key LIMIT ${limit}`,
  );
