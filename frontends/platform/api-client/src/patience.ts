import { ApiError } from './api-error.ts';

/** A server that asks for more than that is away, and not just busy. */
const longestSeconds = 10;
/** A write that is refused so often is given back to its writer. */
const sentAgain = 2;
const usualMs = 800;

/** A server that is too busy just now, and says when to come again. */
const isBusy = (error: unknown): error is ApiError & { retryAfter: number } =>
  error instanceof ApiError &&
  error.status === 503 &&
  error.retryAfter !== undefined &&
  error.retryAfter <= longestSeconds;

/** Reads are tried again once. */
export function readsAgain(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError) || failures >= 1) return false;
  const isAway = error.status === 503 && error.retryAfter !== undefined && !isBusy(error);
  return !isAway && (error.status === 0 || error.status >= 500);
}

/** A write is sent again, with the key that it had, where it is known that it did not happen. */
export const sendsAgain = (failures: number, error: unknown): boolean =>
  failures < sentAgain && isBusy(error) && error.mayHaveHappened === false;

/** Milliseconds until then. Those who were refused together do not all come back together. */
export const pauseBefore = (_failures: number, error: unknown): number =>
  isBusy(error) ? error.retryAfter * 1_000 * (1 + Math.random() / 2) : usualMs;
