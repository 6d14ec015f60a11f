import { type Database, sql } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';
import { kept } from './answer-once.ts';

const everyMs = 10 * 60_000;
const atOnce = 5_000;

const forget = async (db: Database): Promise<void> => {
  for (let taken = atOnce; taken === atOnce; ) {
    taken = await db.run(sql`
      DELETE FROM idempotency_keys WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM idempotency_keys WHERE date_entered < now() - ${kept}::interval LIMIT ${atOnce}))`);
  }
};

/** Takes out keys that nobody will come back with. @returns what stops it. */
export const startForgetting = (db: Database, log: Logger): (() => void) => {
  const timer = setInterval(() => {
    forget(db).catch((error) => log.warn({ err: error }, 'old idempotency keys stay a while longer'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};
