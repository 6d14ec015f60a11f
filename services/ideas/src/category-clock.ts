import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from './context.ts';
import { tellByClock } from './store/tell-by-clock.ts';

const everyMs = 2_000;

/** Looks every two seconds whether a category has opened or closed by its dates. @returns what stops it. */
export const startCategoryClock = ({ db, log }: Pick<Context, 'db' | 'log'>): (() => Promise<void>) => {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      await tellByClock(db).catch((error) => log.warn({ err: error }, 'the category clock stands still'));
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const done = run();
  return async () => {
    stopping.abort();
    await done;
  };
};
