import { setTimeout as wait } from 'node:timers/promises';

const unavailable = 'unavailable';
/** What nobody knew is asked again after so long. */
const againMs = 1000;
/** Who may have an answer of before waits no longer than this for a new one. */
const patienceMs = 300;

/**
 * The last answer for a while; callers meanwhile share one question. What was known is told on where a new answer does not
 * come, or comes late: it is refreshed behind.
 */
export function cached<T>(freshMs: number, ask: () => Promise<T>): () => Promise<T> {
  let known: T | undefined;
  let asking: Promise<T> | undefined;
  let askAgainAt = 0;
  const askAnew = async () => {
    try {
      const answer = await ask();
      if (answer !== unavailable || known === undefined) known = answer;
      askAgainAt = performance.now() + (answer === unavailable ? againMs : freshMs);
      return known as T;
    } finally {
      asking = undefined;
    }
  };
  return () => {
    if (known !== undefined && performance.now() < askAgainAt) return Promise.resolve(known);
    asking ??= askAnew();
    if (known === undefined || known === unavailable) return asking;
    const before = known;
    return Promise.race([asking, wait(patienceMs, before, { ref: false })]).catch(() => before);
  };
}
