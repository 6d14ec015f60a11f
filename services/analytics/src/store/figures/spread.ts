import { type Database, sql } from '@ideabox/postgres';
import type { Cell, spreadMetrics } from '../../domain/concentration.ts';
import { commenterMetric } from '../facts/comment-facts.ts';
import type { Metric } from '../facts/fact.ts';
import { authorMetric } from '../facts/idea-facts.ts';
import { voterMetric } from '../facts/vote-facts.ts';
import type { Asked } from './filter.ts';
import { keySums, type Scope } from './key-sums.ts';
import { readSpan } from './span.ts';
import { withRoom } from './with-room.ts';

export const spreadMetricOf: Record<(typeof spreadMetrics)[number], Metric> = {
  ideas: authorMetric,
  comments: commenterMetric,
  votes: voterMetric,
};

export type Spread = keyof typeof spreadMetricOf;

/** `named`: only of members whose posts are shown as theirs. */
export type AskedSpread = Asked & { of: Spread; named: boolean; scope: Scope };

const named = sql`key NOT IN (SELECT id FROM member_facts WHERE hidden OR status = 'withdrawn')`;

/** How many members did something how often in a period, from the most active down. */
export const readSpread = (db: Database, asked: AskedSpread): Promise<Cell[]> =>
  withRoom(db, async (tx) =>
    tx.rows<Cell>(sql`
      ${keySums([spreadMetricOf[asked.of]], await readSpan(tx, asked), asked.filter, asked.scope)}
      SELECT count::bigint AS times, count(*) AS members FROM sums
      WHERE count > 0 AND ${asked.named ? named : sql`true`} GROUP BY 1 ORDER BY 1 DESC`),
  );
