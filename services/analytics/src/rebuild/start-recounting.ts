import type { Database } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';
import { recountLongerSums } from './recount-longer-sums.ts';

const everyMs = 10 * 60_000;

/** Looks now and then whether longer sums are to be counted anew. @returns what stops it */
export const startRecounting = (db: Database, log: Logger): (() => Promise<void>) => {
  let working: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    working = recountLongerSums(db).catch((error) =>
      log.warn({ err: error }, 'could not count longer sums anew'),
    );
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
};
