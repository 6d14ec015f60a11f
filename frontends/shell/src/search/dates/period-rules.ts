import { addDays, addMonths, type Day } from './day.ts';
import { ordered, type Range } from './range.ts';

export const periods = ['any', 'day', 'week', 'two_weeks', 'month', 'three_months'] as const;
export type Period = (typeof periods)[number];

type Span = { days: number } | { months: number };
const spans: Record<Exclude<Period, 'any'>, Span> = {
  day: { days: 1 },
  week: { days: 7 },
  two_weeks: { days: 14 },
  month: { months: 1 },
  three_months: { months: 3 },
};

/** The last day of a period that begins on a day. */
function endOf(period: Exclude<Period, 'any'>, start: Day): Day {
  const span = spans[period];
  return addDays('days' in span ? addDays(start, span.days) : addMonths(start, span.months), -1);
}

/** The first day of a period that ends on a day. */
function startOf(period: Exclude<Period, 'any'>, end: Day): Day {
  const span = spans[period];
  const next = addDays(end, 1);
  return 'days' in span ? addDays(next, -span.days) : addMonths(next, -span.months);
}

/** Keeps the start and moves the end; without a start, the period is the one that ends on the end or today. */
export function withPeriod(period: Period, range: Range, today: Day): Range {
  if (period === 'any') return ordered(range);
  const start = range.start || startOf(period, range.end || today);
  return { start, end: endOf(period, start) };
}

export function withStart(period: Period, start: Day | '', range: Range): Range {
  if (period === 'any' || !start) return ordered({ start, end: range.end });
  return { start, end: endOf(period, start) };
}

/** Moves the start back by the same span; where any span will do, only as far as it must. */
export function withEnd(period: Period, end: Day | '', { start }: Range): Range {
  if (!end) return { start, end };
  if (period === 'any') return { start: start && start > end ? end : start, end };
  return { start: startOf(period, end), end };
}

/** Which period two days are, so that an address need not say it. */
export function periodOf({ start, end }: Range): Period {
  if (!start || !end) return 'any';
  return periods.find((period) => period !== 'any' && endOf(period, start) === end) ?? 'any';
}
