import type { IntlShape } from '@ideabox/intl';
import { maxIndex } from 'd3-array';
import { hours, type Week, weekdays } from './hour-count.ts';

export type WeekWords = ReturnType<typeof describe>;

/** The first of January 2024 was a Monday. */
const dateOf = (weekday: number, hour = 0) => new Date(Date.UTC(2024, 0, weekday, hour));

/** What the week says in words: of one hour of it, and of all together. */
export function describe(intl: IntlShape, { week, countLabel }: { week: Week; countLabel: string }) {
  const { formatMessage, formatNumber, formatDate } = intl;
  const daysIn = (style: 'long' | 'short') =>
    weekdays.map((day) => formatDate(dateOf(day), { weekday: style, timeZone: 'UTC' }));
  const [names, shortNames] = [daysIn('long'), daysIn('short')];
  const times = [...hours, 0].map((hour) =>
    formatDate(dateOf(1, hour), { timeStyle: 'short', timeZone: 'UTC' }),
  );
  const ranges = hours.map((hour) =>
    formatMessage({ id: 'chart.range' }, { from: times[hour], to: times[hour + 1] }),
  );
  const weekday = (day: number) => names[day - 1] ?? '';
  const range = (hour: number) => ranges[hour] ?? '';
  const count = (value: number | undefined) =>
    value === undefined ? formatMessage({ id: 'chart.untold' }) : formatNumber(value);
  const sumOf = (of: string) => formatMessage({ id: 'chart.sum_of' }, { of });
  const item = (label: string, value: string) => ({ key: label, label, value });
  const heading = (day: number, hour: number) =>
    formatMessage({ id: 'chart.hours.cell' }, { weekday: weekday(day), hours: range(hour) });
  // Each is in the sentence of many hours.
  const ofWeekdays = weekdays.map((day) => item(sumOf(weekday(day)), formatNumber(week.ofWeekday(day))));
  const ofHours = hours.map((hour) => item(sumOf(range(hour)), formatNumber(week.ofHour(hour))));
  const items = (day: number, hour: number) =>
    [item(countLabel, count(week.at(day, hour))), ofWeekdays[day - 1], ofHours[hour]].filter(
      (each) => each !== undefined,
    );
  return {
    weekday,
    shortWeekday: (day: number) => shortNames[day - 1] ?? '',
    time: (hour: number) => times[hour] ?? '',
    count,
    range,
    limits: (from: number, to: number) =>
      from === to
        ? formatNumber(from)
        : formatMessage({ id: 'chart.range' }, { from: formatNumber(from), to: formatNumber(to) }),
    heading,
    items,
    total: formatMessage({ id: 'chart.total' }),
    /** Of all, with the fullest weekday and the fullest hour. */
    totalItems: () => {
      const [day, hour] = [weekdays[maxIndex(weekdays, week.ofWeekday)] ?? 1, maxIndex(hours, week.ofHour)];
      return [
        item(countLabel, formatNumber(week.total)),
        item(
          formatMessage({ id: 'chart.hours.most.weekday' }, { of: weekday(day) }),
          formatNumber(week.ofWeekday(day)),
        ),
        item(
          formatMessage({ id: 'chart.hours.most.hour' }, { of: range(hour) }),
          formatNumber(week.ofHour(hour)),
        ),
      ];
    },
    sentence: (day: number, hour: number) =>
      `${heading(day, hour)}: ${intl.formatList(
        items(day, hour).map(({ label, value }) => `${label} ${value}`),
        { type: 'conjunction' },
      )}`,
  };
}
