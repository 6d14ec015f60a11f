import { chartLength, type PeriodType } from './periods.ts';

/** Days and what was counted on them, as the API tells it. */
export type Bucket = { period_start: string; period_end: string; count: number; previous_count?: number };

/** A period of a chart; null where it has not begun. What it is compared with has no days where the API paired them. */
export type Compared = {
  start: string;
  end: string;
  count: number | null;
  previous: { count: number; start?: string; end?: string } | undefined;
};

/**
 * Pairs every period of a chart with the one it is compared with: today, which is not over, with none. This year's months to come
 * have no count yet.
 */
export function compare(buckets: Bucket[], type: PeriodType): Compared[] {
  const length = chartLength[type];
  return Array.from({ length: Math.max(length, buckets.length - length) }, (_, index) => {
    const current = buckets[index + length];
    const before = index < length ? buckets[index] : undefined;
    const { period_start: start, period_end: end } = current ?? oneYearLater(before);
    const previous = before && { start: before.period_start, end: before.period_end, count: before.count };
    return { start, end, count: current?.count ?? null, previous };
  });
}

function oneYearLater(bucket: Bucket | undefined) {
  const later = (date = '2000-01-01') => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  return { period_start: later(bucket?.period_start), period_end: later(bucket?.period_end) };
}

/** Periods that the API has paired, or that stand for themselves. */
export const asTold = (buckets: Bucket[]): Compared[] =>
  buckets.map(({ period_start: start, period_end: end, count, previous_count }) => ({
    start,
    end,
    count,
    previous: previous_count === undefined ? undefined : { count: previous_count },
  }));

/** What is compared, added up: `today` is the running day of a chart of days, which is compared with none. */
export function sumsOf(periods: Compared[]): { previous: number; current: number; today: number } {
  const whole = periods.filter(({ previous, count }) => previous && count !== null);
  return {
    previous: whole.reduce((sum, { previous }) => sum + (previous?.count ?? 0), 0),
    current: whole.reduce((sum, { count }) => sum + (count ?? 0), 0),
    today: periods.at(-1)?.count ?? 0,
  };
}
