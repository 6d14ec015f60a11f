import { setTimeout as wait } from 'node:timers/promises';

/** Repeats `check` until it no longer throws; after `timeoutMs` its last error is thrown. */
export const eventually = async <T>(check: () => Promise<T> | T, timeoutMs = 60_000): Promise<T> => {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(25);
    }
  }
};
