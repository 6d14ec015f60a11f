import type { Database } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';
import { checkBooks } from './check-books.ts';

/** A book is compared again when that is a day ago; whether one is due is asked more often, as processes come and go. */
const due = { olderThan: '1 day', pauseMs: 10_000 };
const everyMs = 30 * 60_000;

/** What a service begins with is not yet all there when it starts. */
const firstMs = 20_000;

/** Compares this service's books once a day. @returns what stops it. */
export const startChecking = (db: Database, log: Logger): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { signal: stopped } = stopping;
  let working: Promise<unknown> = Promise.resolve();
  const check = () => {
    working = checkBooks({ db, log, stopped }, due).catch((error) => {
      if (!stopped.aborted) log.warn({ err: error }, 'could not compare the books');
    });
  };
  const first = setTimeout(check, firstMs).unref();
  const timer = setInterval(check, everyMs).unref();
  return async () => {
    stopping.abort();
    clearTimeout(first);
    clearInterval(timer);
    await working;
  };
};
