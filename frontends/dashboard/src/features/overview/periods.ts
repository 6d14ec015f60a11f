import { japanTime } from '@ideabox/intl';

export const periodTypes = ['date', 'week', 'month'] as const;
export type PeriodType = (typeof periodTypes)[number];

/** Days from `start` to `end`, both included, as ISO dates. */
export type Span = { start: string; end: string };

const msPerDay = 86_400_000;

/** How many periods of a chart are compared, each with the one as many before it. Of days, the running one stands beside them. */
export const chartLength: Record<PeriodType, number> = { date: 30, week: 6, month: 12 };

/** The date it is now where the site counts its days, whatever the reader's clock says. */
export const today = (): string => japanTime(Date.now()).slice(0, 10);

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * msPerDay).toISOString().slice(0, 10);
}

/** Days since Monday. */
const weekday = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** 60 whole days and today, 12 weeks from Monday, or last year and this one; always up to today. */
export function spanOf(type: PeriodType, today: string): Span {
  if (type === 'month') return { start: `${Number(today.slice(0, 4)) - 1}-01-01`, end: today };
  if (type === 'date') return { start: addDays(today, -2 * chartLength.date), end: today };
  return { start: addDays(today, -weekday(today) - 7 * (2 * chartLength.week - 1)), end: today };
}

/** The days of what a running period is compared with, up to the same day; the last of a month is like the last. */
export function sameDaysBefore(type: PeriodType, today: string): Span {
  if (type !== 'month') {
    const back = -(type === 'week' ? 7 : 1) * chartLength[type];
    const daysSinceMonday = type === 'week' ? weekday(today) : 0;
    return { start: addDays(today, back - daysSinceMonday), end: addDays(today, back) };
  }
  const [year, month] = [Number(today.slice(0, 4)) - 1, today.slice(5, 7)];
  const last = new Date(Date.UTC(year, Number(month), 0)).getUTCDate();
  const isLast = addDays(today, 1).endsWith('-01');
  const day = isLast ? last : Math.min(Number(today.slice(8)), last);
  return { start: `${year}-${month}-01`, end: `${year}-${month}-${String(day).padStart(2, '0')}` };
}
