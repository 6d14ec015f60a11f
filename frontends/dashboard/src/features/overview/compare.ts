import type { Bucket } from './get-series.ts';
import { chartLength, type PeriodType } from './periods.ts';

export type Compared = { start: string; end: string; count: number | null; previous: Bucket | undefined };

/** Pairs every period of a chart with the one it is compared with; this year's months to come have no count yet. */
export function compare(buckets: Bucket[], type: PeriodType): Compared[] {
  const length = chartLength[type];
  return Array.from({ length }, (_, index) => {
    const [previous, current] = [buckets[index], buckets[index + length]];
    const { period_start: start, period_end: end } = current ?? oneYearLater(previous);
    return { start, end, count: current?.count ?? null, previous };
  });
}

function oneYearLater(bucket: Bucket | undefined) {
  const later = (date = '2000-01-01') => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  return { period_start: later(bucket?.period_start), period_end: later(bucket?.period_end) };
}

/** The sums of the first half and of the last half. */
export function halves(buckets: Bucket[]): { previous: number; current: number } {
  const middle = Math.floor(buckets.length / 2);
  const total = (some: Bucket[]) => some.reduce((sum, { count }) => sum + count, 0);
  return { previous: total(buckets.slice(0, middle)), current: total(buckets.slice(middle)) };
}
