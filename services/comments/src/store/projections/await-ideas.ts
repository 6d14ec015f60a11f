import { setTimeout as wait } from 'node:timers/promises';
import { type Queryable, sql } from '@ideabox/postgres';

const patienceMs = 2_000;
const pauseMs = 100;

const missingOf = async (db: Queryable, ids: number[]): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(sql`
    SELECT id FROM unnest(${ids}::bigint[]) AS id WHERE NOT EXISTS (SELECT 1 FROM ideas WHERE ideas.id = id.id)`);
  return rows.map((row) => row.id);
};

/**
 * Which of these ideas are not known here. Ideas that were just loaded arrive as facts, so it waits as long as more of
 * them do, and two seconds longer.
 */
export const unknownIdeas = async (db: Queryable, ids: number[]): Promise<Set<number>> => {
  let missing = await missingOf(db, [...new Set(ids)]);
  for (let since = Date.now(); missing.length > 0 && Date.now() - since < patienceMs; ) {
    await wait(pauseMs);
    const left = await missingOf(db, missing);
    if (left.length < missing.length) since = Date.now();
    missing = left;
  }
  return new Set(missing);
};
