import { type Database, raw, type Sql, sql } from '@ideabox/postgres';
import { dayIn, siteTimezone } from '../../domain/periods.ts';
import { forgetDaysBefore } from './day-keys.ts';

const atOnce = 5_000;

const deleteSome = (db: Database, table: string, key: string, time: string, before: Sql) =>
  db.run(sql`
    DELETE FROM ${raw(table)} WHERE ${raw(key)} IN (
      SELECT ${raw(key)} FROM ${raw(table)} WHERE ${raw(time)} < (${before}) ORDER BY ${raw(time)}
      LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)`);

/**
 * Deletes the keys of days gone by, and usage events, searches and visits older than so many days, a few thousand at a time; their sums stand. The moment is
 * noted first, so that a recount does not take what is gone for a mistake. @returns how many rows went.
 */
export const forgetUsage = async (db: Database, days: number): Promise<number> => {
  await forgetDaysBefore(db, dayIn(siteTimezone, new Date()));
  await db.run(sql`
    UPDATE projection SET usage_since = greatest(usage_since,
      date_bin('15 minutes', now() - make_interval(days => ${days}), 'epoch'::timestamptz))`);
  const since = sql`SELECT usage_since FROM projection`;
  let gone = 0;
  for (const [table, key, time] of [
    ['usage_events', 'id', 'occurred_at'],
    ['searches', 'id', 'occurred_at'],
    ['sessions', 'session_key', 'started_at'],
  ] as const) {
    for (let some = atOnce; some === atOnce; gone += some)
      some = await deleteSome(db, table, key, time, since);
  }
  return gone;
};
