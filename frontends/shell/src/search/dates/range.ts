import type { Day } from './day.ts';

/** First and last day, both included; empty where it is open. */
export type Range = { start: Day | ''; end: Day | '' };

/** The end raised to the start where the start is later. */
export function ordered({ start, end }: Range): Range {
  return { start, end: start && end && start > end ? start : end };
}
