import { isUnavailable } from '@ideabox/postgres';

/** The fact refers to something that has not arrived here yet; it is tried again before it is given up. */
export class NotYet extends Error {
  override name = 'NotYet';
}

/** JetStream has confirmed nothing of what was sent, or does not answer. */
export class NothingConfirmed extends Error {
  override name = 'NothingConfirmed';
}

/** How often a fact that fails by itself is tried before it becomes a dead letter. */
const maxAttempts = 5;
/** The same of one that waits for another: some ten minutes. */
const maxWaits = 40;

/** Whether the fact itself is at fault, and not the database behind the consumer. */
export const isPoison = (error: unknown, attempt: number): boolean =>
  !isUnavailable(error) && attempt >= (error instanceof NotYet ? maxWaits : maxAttempts);

/** Milliseconds to wait before the next try: `firstMs`, doubling to 20 s. */
export const backoffMs = (attempt: number, firstMs: number): number =>
  Math.min(20_000, firstMs * 2 ** Math.min(attempt - 1, 10));

/**
 * Milliseconds to wait before what is away is asked again: soon enough that what waits for it goes on within a second of its return.
 */
export const awayMs = (failures: number): number => Math.min(1_000, 50 * 2 ** Math.min(failures, 10));
