import type { Database } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';
import { countNextTopic } from './count-topics.ts';
import { placeNewIdeas, walkIdeas } from './place-ideas.ts';
import { regroup } from './regroup.ts';

/** Grouping and counting what has not changed go on so much less often than placing what is new. */
const rarely = 12;

/** Placing, walking and counting each take so much of the time at most, so that who asks is not disturbed. */
const share = 0.2;

/**
 * Keeps topics as ideas are: puts new ones into theirs, groups them anew when there are many, and counts what they come
 * to. Several processes may do so at a time. @returns what stops it.
 */
export const startTopics = (
  db: Database,
  log: Logger,
  { everyMs }: { everyMs: number },
): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pauseMs = everyMs * rarely;

  /** Goes on while there is more, and there is time. */
  const repeat = async (step: () => Promise<boolean>) => {
    const ends = performance.now() + everyMs * share;
    while (!signal.aborted && (await step()) && performance.now() < ends);
  };

  const work = async () => {
    try {
      await repeat(() => placeNewIdeas(db));
      await regroup(db, { pauseMs, stopped: signal });
      await repeat(() => walkIdeas(db));
      await repeat(() => countNextTopic(db, pauseMs));
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'could not keep the topics');
    }
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  let working: Promise<void> = Promise.resolve();
  const schedule = () => {
    if (signal.aborted) return;
    timer = setTimeout(() => {
      working = work().then(schedule);
    }, everyMs).unref();
  };
  schedule();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await working;
  };
};
