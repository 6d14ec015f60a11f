/** Where the site's days begin; no day there has ever been longer or shorter since counting began. */
export const siteTimezone = 'Asia/Tokyo';

export const periodTypes = ['date', 'week', 'month', 'quarter'] as const;

export type PeriodType = (typeof periodTypes)[number];

/** Days from `start` to `end`, both included, as ISO dates. */
export type Period = { start: string; end: string };

const msPerDay = 86_400_000;
const dayNumber = (date: string) => Date.parse(date) / msPerDay;

/** The date it is in a timezone at a moment. */
export const dayIn = (timezone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(moment);

/** The date so many days later, or earlier. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * msPerDay).toISOString().slice(0, 10);

const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

// The first of January 1970 was a Thursday: three days earlier a week began.
const position: Record<PeriodType, (date: string) => number> = {
  date: dayNumber,
  week: (date) => Math.floor((dayNumber(date) + 3) / 7),
  month: months,
  quarter: (date) => Math.floor(months(date) / 3),
};

/** How many dates, weeks from Monday, months or quarters a period touches; less than 1 when it ends before it starts. */
export const countPeriods = (type: PeriodType, { start, end }: Period): number =>
  position[type](end) - position[type](start) + 1;

const defaultDays = 30;

/** What is asked for when not all is said: up to today, and thirty days long. */
export const completePeriod = (given: Partial<Period>, today: string): Period => {
  const end = given.end ?? today;
  return { start: given.start ?? addDays(end, 1 - defaultDays), end };
};

/** The date so many months later, or earlier; the last day of a month stays the last, and no month has more days than it has. */
const addMonths = (date: string, count: number): string => {
  const target = months(date) + count;
  const first = `${Math.floor(target / 12)}-${String((target % 12) + 1).padStart(2, '0')}-01`;
  const last = new Date(Date.UTC(Math.floor(target / 12), (target % 12) + 1, 0)).getUTCDate();
  const isLast = addDays(date, 1).endsWith('-01');
  const day = isLast ? last : Math.min(Number(date.slice(8)), last);
  return addDays(first, day - 1);
};

const earlier: Record<PeriodType, (date: string, count: number) => string> = {
  date: (date, count) => addDays(date, -count),
  week: (date, count) => addDays(date, -7 * count),
  month: (date, count) => addMonths(date, -count),
  quarter: (date, count) => addMonths(date, -3 * count),
};

/** The period right before: as many dates, weeks, months or quarters, the first and the last cut likewise. */
export const previousPeriod = (type: PeriodType, period: Period): Period => {
  const count = countPeriods(type, period);
  return { start: earlier[type](period.start, count), end: earlier[type](period.end, count) };
};

/** What a period of so many days is cut into, so that its course shows and not more points than can be told apart. */
const typeFor = (days: number): PeriodType => {
  if (days <= 62) return 'date';
  if (days <= 366) return 'week';
  return days <= 5 * 366 ? 'month' : 'quarter';
};

/**
 * The periods that dashboards offer on a day, that of their first view first: thirty whole days, six weeks, this year by month or
 * quarter, and all since the first idea.
 */
export const offeredPeriods = (today: string, first: string): (Period & { type: PeriodType })[] => {
  const year = `${today.slice(0, 4)}-01-01`;
  const monday = -((dayNumber(today) + 3) % 7);
  return [
    { type: 'date', start: addDays(today, -30), end: addDays(today, -1) },
    { type: 'week', start: addDays(today, monday - 35), end: today },
    { type: 'month', start: year, end: today },
    { type: 'quarter', start: year, end: today },
    { type: typeFor(dayNumber(today) - dayNumber(first) + 1), start: first, end: today },
  ];
};
