import { japanTime } from '@ideabox/intl/japan-time';

/** What the API cuts time into. */
export const periodTypes = ['date', 'week', 'month', 'quarter'] as const;
export type PeriodType = (typeof periodTypes)[number];

/** Days from `start` to `end`, both included, as ISO dates. */
export type Span = { start: string; end: string };

/** What a reader looks at: a chart of days, weeks, months or quarters, all there ever was, or days of their own. */
export type Period = { choice: PeriodType | 'whole' } | ({ choice: 'own' } & Span);

const msPerDay = 86_400_000;

/** How many periods of a chart are compared, each with the one as many before it. Of days, the running one stands beside them. */
export const chartLength: Record<PeriodType, number> = { date: 30, week: 6, month: 12, quarter: 4 };

/** The date it is now where the site counts its days, whatever the reader's clock says. */
export const today = (): string => japanTime(Date.now()).slice(0, 10);

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * msPerDay).toISOString().slice(0, 10);
}

/** How many days a span has. */
const daysOf = ({ start, end }: Span): number => (Date.parse(end) - Date.parse(start)) / msPerDay + 1;

/** Days since Monday. */
const weekday = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** 60 whole days and today, 12 weeks from Monday, or last year and this one; always up to today. */
export function spanOf(type: PeriodType, today: string): Span {
  if (type === 'date') return { start: addDays(today, -2 * chartLength.date), end: today };
  if (type === 'week')
    return { start: addDays(today, -weekday(today) - 7 * (2 * chartLength.week - 1)), end: today };
  return { start: `${yearOf(today) - 1}-01-01`, end: today };
}

/** Of those the later half, which figures that are not told over time are of: 30 whole days, 6 weeks, this year. */
export function currentSpan(type: PeriodType, today: string): Span {
  if (type === 'date') return { start: addDays(today, -chartLength.date), end: addDays(today, -1) };
  if (type === 'week')
    return { start: addDays(today, -weekday(today) - 7 * (chartLength.week - 1)), end: today };
  return { start: `${yearOf(today)}-01-01`, end: today };
}

/** The days of what a running period is compared with, up to the same day; the last of a month is like the last. */
export function sameDaysBefore(type: PeriodType, today: string): Span {
  if (type === 'date' || type === 'week') {
    const back = -(type === 'week' ? 7 : 1) * chartLength[type];
    const daysSinceMonday = type === 'week' ? weekday(today) : 0;
    return { start: addDays(today, back - daysSinceMonday), end: addDays(today, back) };
  }
  const [year, month] = [yearOf(today) - 1, Number(today.slice(5, 7))];
  const first = type === 'month' ? month : month - ((month - 1) % 3);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const isLast = addDays(today, 1).endsWith('-01');
  const day = isLast ? last : Math.min(Number(today.slice(8)), last);
  const date = (of: number, on: number) =>
    `${year}-${String(of).padStart(2, '0')}-${String(on).padStart(2, '0')}`;
  return { start: date(first, 1), end: date(month, day) };
}

/** Into what a span of any length is cut, so that a chart shows its course and not more points than can be told apart. */
export function typeFor(span: Span): PeriodType {
  const days = daysOf(span);
  if (days <= 62) return 'date';
  if (days <= 366) return 'week';
  return days <= 5 * 366 ? 'month' : 'quarter';
}
