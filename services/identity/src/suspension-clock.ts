import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from './context.ts';
import { endSuspensions } from './store/end-suspensions.ts';

const everyMs = 2_000;

/** Looks every two seconds whose suspension is over. @returns what stops it. */
export const startSuspensionClock = ({ db, log }: Pick<Context, 'db' | 'log'>): (() => Promise<void>) => {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      await endSuspensions(db).catch((error) =>
        log.warn({ err: error }, 'the suspension clock stands still'),
      );
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const done = run();
  return async () => {
    stopping.abort();
    await done;
  };
};
