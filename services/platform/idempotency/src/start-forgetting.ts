import type { Database } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';
import { forgetOldKeys } from './forget-keys.ts';

const everyMs = 10 * 60_000;

/** Takes out old keys from time to time. @returns what stops it. */
export const startForgetting = (db: Database, log: Logger): (() => void) => {
  const timer = setInterval(() => {
    forgetOldKeys(db).catch((error) => log.warn({ err: error }, 'old idempotency keys stay a while longer'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};
