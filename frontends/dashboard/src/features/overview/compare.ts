import type { Bucket } from './get-series.ts';
import { chartLength, type PeriodType } from './periods.ts';

export type Compared = { start: string; end: string; count: number | null; previous: Bucket | undefined };

/**
 * Pairs every period of a chart with the one it is compared with: today, which is not over, with none. This year's months to come
 * have no count yet.
 */
export function compare(buckets: Bucket[], type: PeriodType): Compared[] {
  const length = chartLength[type];
  return Array.from({ length: Math.max(length, buckets.length - length) }, (_, index) => {
    const current = buckets[index + length];
    const previous = index < length ? buckets[index] : undefined;
    const { period_start: start, period_end: end } = current ?? oneYearLater(previous);
    return { start, end, count: current?.count ?? null, previous };
  });
}

function oneYearLater(bucket: Bucket | undefined) {
  const later = (date = '2000-01-01') => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  return { period_start: later(bucket?.period_start), period_end: later(bucket?.period_end) };
}

/** Of the last thirty whole days, of the thirty before them, and of today so far. */
export function sumsOf(buckets: Bucket[]): { previous: number; current: number; today: number } {
  const days = compare(buckets, 'date');
  const whole = days.filter(({ previous }) => previous);
  return {
    previous: whole.reduce((sum, { previous }) => sum + (previous?.count ?? 0), 0),
    current: whole.reduce((sum, { count }) => sum + (count ?? 0), 0),
    today: days.at(-1)?.count ?? 0,
  };
}
