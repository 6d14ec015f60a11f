import { type Database, raw, sql } from '@ideabox/postgres';
import type { Fact } from './fact.ts';
import { movement, returning } from './movement.ts';

/**
 * Takes out the facts that neither their source nor an event has told of since `generation` began, and their counts with
 * them. @returns how many.
 */
export const removeStale = <Message>(
  db: Database,
  fact: Fact<Message>,
  generation: number,
): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.run(sql`SET LOCAL statement_timeout = 0`);
    const key = fact.key.join(', ');
    const same = fact.key.map((name) => `t.${name} = stale.${name}`).join(' AND ');
    const removed = await tx.one<{ n: number }>(sql`
      WITH stale AS (
        SELECT ${raw(key)} FROM ${raw(fact.table)}
        WHERE generation < ${generation} AND NOT ${raw(fact.keep ?? 'false')}
        ORDER BY ${raw(key)} FOR UPDATE
      ), moved AS (
        DELETE FROM ${raw(fact.table)} AS t USING stale WHERE ${raw(same)}
        RETURNING ${raw(returning(fact.metrics))}
      ) ${raw(movement([{ moved: 'moved', metrics: fact.metrics ?? [] }]))}`);
    return removed?.n ?? 0;
  });
