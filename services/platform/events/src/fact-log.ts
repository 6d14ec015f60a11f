import { type Database, type Queryable, raw, type Sql, sql } from '@ideabox/postgres';
import type { EventName } from '@ideabox/protos';

const days = 9;
/** How long a fact is kept once JetStream has confirmed it; consumers know for 30 days what they had. */
const keptDays = 7;
/** Clocks differ, and what was confirmed is noted a moment later. */
const overlapMinutes = 10;

const dayOf = (time: string): Sql =>
  raw(`(floor(extract(epoch FROM ${time}) / 86400)::bigint % ${days})::smallint`);

/** Moves facts that JetStream has confirmed from the outbox to the log. */
export const logConfirmed = (tx: Queryable, positions: number[]): Promise<number> =>
  tx.run(sql`
    WITH confirmed AS (DELETE FROM outbox WHERE position = ANY(${positions}) RETURNING *)
    INSERT INTO fact_log (day, event_id, name, payload, request_id, occurred_at)
    SELECT ${dayOf('clock_timestamp()')}, event_id, name, payload, request_id, occurred_at FROM confirmed`);

/** Empties the parts of the log in which all is too old. */
export const forgetOldFacts = async (db: Database): Promise<void> => {
  for (let day = 0; day < days; day += 1) {
    const part = raw(`fact_log_${day}`);
    await db.transaction(async (tx) => {
      const state = await tx.one<{ old: boolean }>(sql`
        SELECT max(confirmed_at) < now() - make_interval(days => ${keptDays}) AS old FROM ${part}`);
      if (!state?.old) return;
      // Who holds the part for longer is not waited for; there is a next time.
      await tx.run(sql`SET LOCAL lock_timeout = '1s'`);
      await tx.run(sql`TRUNCATE ${part}`);
    });
  }
};

/** The stream as JetStream tells of it. */
export type StreamState = { created: string; lastSequence: number };

/** Notes how the stream stands, and where these consumers had taken everything at `takenAt`, that they had. */
export const noteStream = (
  db: Queryable,
  { created, lastSequence }: StreamState,
  { consumers, takenAt }: { consumers: string[]; takenAt: string | undefined },
): Promise<number> =>
  db.run(sql`
    INSERT INTO fact_stream AS f (created, last_sequence, consumers) VALUES (${created}, ${lastSequence}, ${consumers})
    ON CONFLICT (singleton) DO UPDATE SET last_sequence = greatest(f.last_sequence, excluded.last_sequence),
      consumers = ARRAY(SELECT DISTINCT unnest(f.consumers || excluded.consumers) ORDER BY 1),
      taken_at = CASE WHEN f.consumers <@ excluded.consumers
        THEN greatest(f.taken_at, ${takenAt ?? null}::timestamptz) ELSE f.taken_at END
    WHERE f.created = excluded.created`);

/**
 * Where the stream is another than the one that was seen last, or has lost its end: what was confirmed and perhaps not taken goes
 * into the outbox again, under the same ids. Of several processes one does it. @returns how many facts; undefined where the
 * stream is the same.
 */
export const publishLostAgain = (
  db: Database,
  { created, lastSequence }: StreamState,
): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    const seen = await tx.one<{ taken_at: string }>(sql`
      SELECT taken_at::text FROM fact_stream
      WHERE created <> ${created} OR last_sequence > ${lastSequence} FOR UPDATE`);
    if (!seen) return;
    await tx.run(sql`SET LOCAL statement_timeout = 0`);
    const again = await tx.run(sql`
      WITH lost AS (
        DELETE FROM fact_log WHERE occurred_at > now() - make_interval(days => ${keptDays})
          AND confirmed_at > ${seen.taken_at}::timestamptz - make_interval(mins => ${overlapMinutes})
        RETURNING *
      )
      INSERT INTO outbox (event_id, name, payload, request_id, occurred_at)
      SELECT event_id, name, payload, request_id, occurred_at FROM lost ORDER BY confirmed_at`);
    await tx.run(sql`UPDATE fact_stream SET created = ${created}, last_sequence = ${lastSequence}`);
    return again;
  });

/**
 * Erases what was told, of facts that a newer one makes needless: those of these names whose `field` is this value; and of facts
 * with a list of such, the entries.
 */
export const eraseFacts = async (
  tx: Queryable,
  {
    names,
    lists,
    field,
    value,
  }: { names: EventName[]; lists: Partial<Record<EventName, string>>; field: string; value: string },
): Promise<void> => {
  // Facts go from the outbox to the log, so what is no longer in the one is in the other by the next statement.
  for (const table of ['outbox', 'fact_log']) {
    await tx.run(sql`
      DELETE FROM ${raw(table)} WHERE name = ANY(${names}) AND payload ->> ${field} = ${value}`);
    for (const [name, list] of Object.entries(lists))
      await tx.run(sql`
        UPDATE ${raw(table)} SET payload = jsonb_set(payload, ARRAY[${list}::text], coalesce((
          SELECT jsonb_agg(entry) FROM jsonb_array_elements(payload -> ${list}) AS entry
          WHERE entry ->> ${field} IS DISTINCT FROM ${value}), '[]'))
        WHERE name = ${name} AND payload -> ${list} @> jsonb_build_array(jsonb_build_object(${field}::text, ${value}::text))`);
  }
};
