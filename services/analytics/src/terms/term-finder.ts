import { whoeverWaits } from '@ideabox/lifecycle';
import type { Database } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';
import { analyseQueued } from './analyse-queued.ts';
import { createAnalyser } from './analyser.ts';

export type TermFinder = {
  /** Says that texts wait. */
  wake: () => void;
  close: () => Promise<void>;
};

const retryMs = 30_000;

/**
 * Finds the words of texts in the background. Whatever comes within `delayMs` is done at once, and the analyser's memory
 * given back afterwards. A failure is tried again later.
 */
export const createTermFinder = (options: { db: Database; log: Logger; delayMs: number }): TermFinder => {
  const { db, log, delayMs } = options;
  const analyser = createAnalyser();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working: Promise<void> | undefined;
  let closed = false;

  const work = async () => {
    let again: number | undefined;
    try {
      while (!closed && (await analyseQueued(db, analyser)) > 0);
    } catch (error) {
      if (!closed) log.warn({ err: error }, 'could not find the words of texts');
      again = retryMs;
    }
    await analyser.rest();
    working = undefined;
    if (again !== undefined) schedule(again);
  };

  const schedule = (afterMs: number) => {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (working) schedule(delayMs);
      else working = whoeverWaits(work);
    }, afterMs).unref();
  };

  // What an earlier process left.
  schedule(delayMs);
  return {
    wake: () => schedule(delayMs),
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await working;
    },
  };
};
