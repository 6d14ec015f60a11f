/**
 * Lets the clock and all timers of this process stand still until a test lets time pass: what comes after seconds is seen at once,
 * and never too early on a busy machine. The wire, the disk and what waits by `node:timers/promises` go on meanwhile.
 */
export const holdTime = () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
  return {
    /** Lets so much pass, and runs what was due by then. */
    pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
    letGo: () => void jest.useRealTimers(),
  };
};
