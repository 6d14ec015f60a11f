import { type Database, type Queryable, type Sql, sql } from '@ideabox/postgres';
import { isStaff } from '../../domain/audience.ts';
import type { Cell, spreadMetrics } from '../../domain/concentration.ts';
import { commenterMetric } from '../facts/comment-facts.ts';
import type { Metric } from '../facts/fact.ts';
import { authorMetric } from '../facts/idea-facts.ts';
import { voterMetric } from '../facts/vote-facts.ts';
import type { Asked } from './filter.ts';
import { keySums } from './key-sums.ts';
import { readScope } from './scope.ts';
import { readSpan } from './span.ts';
import { withRoom } from './with-room.ts';

const metrics: Record<(typeof spreadMetrics)[number], Metric> = {
  ideas: authorMetric,
  comments: commenterMetric,
  votes: voterMetric,
};

export type Spread = keyof typeof metrics;

/** SQL for how often each member (key) did something in a period, as `sums`: a WITH without its end. */
const deedsOf = async (db: Queryable, of: Spread, asked: Asked): Promise<Sql> => {
  const metric = metrics[of];
  const scope = await readScope(db, [metric.name], { reader: asked.reader });
  return keySums([metric], await readSpan(db, asked), asked.filter, scope);
};

const named = sql`key NOT IN (SELECT id FROM member_facts WHERE hidden OR status = 'withdrawn')`;

/**
 * How many members did something how often in a period, from the most active down. Of posts all but staff are told of those
 * that are shown as someone's: more than everyone can count is in none of it.
 */
export const readSpread = (db: Database, of: Spread, asked: Asked): Promise<Cell[]> => {
  const all = of === 'votes' || isStaff(asked.reader);
  return withRoom(db, async (tx) =>
    tx.rows<Cell>(sql`
      ${await deedsOf(tx, of, asked)}
      SELECT count::bigint AS times, count(*) AS members FROM sums
      WHERE count > 0 AND ${all ? sql`true` : named} GROUP BY 1 ORDER BY 1 DESC`),
  );
};

/** How many members did something in a period. */
export const countMembers = async (db: Database, of: Spread, asked: Asked): Promise<number> => {
  const row = await withRoom(db, async (tx) =>
    tx.one<{ members: number }>(
      sql`${await deedsOf(tx, of, asked)} SELECT count(*) AS members FROM sums WHERE count > 0`,
    ),
  );
  return row?.members ?? 0;
};
