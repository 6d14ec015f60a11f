import { Worker } from 'node:worker_threads';
import type { Found } from '../domain/topics/find-topics.ts';
import type { Grouping } from './grouping-thread.ts';

/** The most texts that are grouped take minutes; what takes longer has hung. */
const deadlineMs = 30 * 60_000;

const megabytes = 400;

/** Groups texts in a thread of its own, so that nobody who asks waits for it. @throws when it was stopped. */
export const groupInThread = (grouping: Grouping, stopped: AbortSignal): Promise<Found> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./grouping-thread.ts', import.meta.url), {
      workerData: grouping,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(deadlineMs)]);
    const stop = () => void thread.terminate();
    signal.addEventListener('abort', stop, { once: true });
    thread.once('message', resolve).once('error', reject);
    thread.once('exit', () => {
      signal.removeEventListener('abort', stop);
      reject(signal.reason ?? new Error('the grouping has ended without an answer'));
    });
  });
