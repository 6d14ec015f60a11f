import type { Database } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';
import { forgetUsage } from './forget-usage.ts';

const everyMs = 60 * 60 * 1000;
const firstMs = 60_000;

/** Forgets old usage every hour. Several processes may do so at a time. @returns what stops it. */
export const startForgetting = (db: Database, log: Logger, days: number): (() => Promise<void>) => {
  let working: Promise<void> = Promise.resolve();
  const forget = () => {
    working = forgetUsage(db, days).then(
      (rows) => log.info({ rows }, 'forgot old usage'),
      (error) => log.warn({ err: error }, 'could not forget old usage'),
    );
  };
  const first = setTimeout(forget, firstMs).unref();
  const timer = setInterval(forget, everyMs).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await working;
  };
};
