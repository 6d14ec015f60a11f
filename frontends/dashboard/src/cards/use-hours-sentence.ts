import type { HourCount } from '@ideabox/charts';
import { useIntl, useText } from '@ideabox/intl';

/** The first of January 2024 was a Monday. */
const timeOf = (weekday: number, hour: number) => new Date(Date.UTC(2024, 0, weekday, hour));

/** On which weekday and in which hour there is most. */
export function useHoursSentence(hours: HourCount[] | undefined): string | undefined {
  const text = useText();
  const { formatDate } = useIntl();
  const [day, hour] = [fullest(hours, 'weekday'), fullest(hours, 'hour')];
  if (!day || !hour) return undefined;
  const time = (of: number) => formatDate(timeOf(1, of), { timeStyle: 'short', timeZone: 'UTC' });
  return text('sentence.hours', {
    weekday: formatDate(timeOf(day.key, 0), { weekday: 'long', timeZone: 'UTC' }),
    most: day.count,
    from: time(hour.key),
    to: time(hour.key + 1),
    count: hour.count,
  });
}

function fullest(hours: HourCount[] = [], by: 'weekday' | 'hour') {
  const sums = [...Map.groupBy(hours, (cell) => cell[by])].map(([key, cells]) => ({
    key,
    count: cells.reduce((sum, { count }) => sum + count, 0),
  }));
  const [most] = sums.sort((one, other) => other.count - one.count);
  return most && most.count > 0 ? most : undefined;
}
