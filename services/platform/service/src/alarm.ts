import { setTimeout as wait } from 'node:timers/promises';

/** Wakes a worker of this process early, when there is something to do. */
export type Alarm = {
  ring: () => void;
  /** Waits until it rings, at most `ms`; not at all where it has rung since the last wait. */
  sleep: (ms: number) => Promise<void>;
};

export const createAlarm = (): Alarm => {
  let rung = false;
  let asleep = new AbortController();
  return {
    ring: () => {
      rung = true;
      asleep.abort();
    },
    sleep: async (ms) => {
      asleep = new AbortController();
      if (!rung) await wait(ms, undefined, { signal: asleep.signal, ref: false }).catch(() => undefined);
      rung = false;
    },
  };
};
