import { type Database, join, raw, type Sql, sql } from '@ideabox/postgres';

const batchSize = 1_000;

/** SQL for rows as their key, one text, and themselves, as JSON. */
export const keyed = (key: readonly string[], rows: Sql): Sql => sql`
  SELECT concat_ws('/', ${join(key.map((column) => raw(column)))}) AS key, to_jsonb(t) AS row FROM (${rows}) AS t`;

/**
 * Reads what a statement gives in the order of its column `key`, byte by byte, whatever the database sorts by; all as it was
 * at one moment, and no more of it at once than a batch.
 */
export async function* readInOrder<Line extends { key: string }>(
  db: Database,
  statement: Sql,
): AsyncGenerator<Line> {
  const client = await db.pool.connect();
  let failed: Error | undefined;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    const { text, values } = sql`
      DECLARE book NO SCROLL CURSOR FOR SELECT * FROM (${statement}) AS s ORDER BY key COLLATE "C"`;
    await client.query(text, values as unknown[]);
    for (let read = batchSize; read === batchSize; ) {
      const { rows } = await client.query<Line>(`FETCH ${batchSize} FROM book`);
      yield* rows;
      read = rows.length;
    }
  } catch (error) {
    failed = error as Error;
    throw error;
  } finally {
    await client.query('ROLLBACK').catch((error) => {
      failed = error;
    });
    client.release(failed);
  }
}
