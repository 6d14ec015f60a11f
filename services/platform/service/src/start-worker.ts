import { setTimeout as wait } from 'node:timers/promises';
import { RpcFailure } from '@ideabox/grpc';
import { isUnavailable } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';
import { type Alarm, createAlarm } from './alarm.ts';

const maxBackoffMs = 30_000;
/** Others may be back any moment, and their work has waited for long enough. */
const maxAwayMs = 2_000;

const isAway = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof RpcFailure && error.unavailable);

/** How long work is put off that has failed so often in a row. */
export const putOffMs = (failures: number, error: unknown): number =>
  Math.min(isAway(error) ? maxAwayMs : maxBackoffMs, 500 * 2 ** Math.min(failures, 10));

/**
 * Works until told to stop: again at once while `work` says that there is more, else when the alarm rings or time is up;
 * after a failure later and later, up to two seconds where it is the database or another service that is away.
 */
export const startWorker = (options: {
  name: string;
  log: Logger;
  alarm?: Alarm;
  everyMs: number;
  work: () => Promise<boolean>;
}): (() => Promise<void>) => {
  const { name, log, alarm = createAlarm(), everyMs, work } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async () => {
    for (let failures = 0; !signal.aborted; ) {
      try {
        const more = await work();
        failures = 0;
        if (!more && !signal.aborted) await alarm.sleep(everyMs);
      } catch (error) {
        failures += 1;
        if (signal.aborted) return;
        log.warn({ err: error, worker: name, failures }, 'work is put off');
        // No alarm cuts this short: what does not answer is not asked more often because there is more to ask.
        await wait(putOffMs(failures, error), undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  };
  const done = loop();
  return async () => {
    stopping.abort();
    alarm.ring();
    await done;
  };
};
