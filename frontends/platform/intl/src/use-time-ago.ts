import { useIntl } from 'react-intl';
import { useDate } from './use-date.ts';

/** How long ago something was, as the API says it: years to seconds. */
export type TimeAgo = { type: 'y' | 'm' | 'w' | 'd' | 'h' | 'i' | 's'; value: number };

const units: Record<TimeAgo['type'], Intl.RelativeTimeFormatUnit> = {
  y: 'year',
  m: 'month',
  w: 'week',
  d: 'day',
  h: 'hour',
  i: 'minute',
  s: 'second',
};

/** "3 hours ago" in the reader's language; the date where the server says no age. */
export function useTimeAgo() {
  const { formatRelativeTime } = useIntl();
  const date = useDate();
  return ({ time_ago, date_entered }: { time_ago: TimeAgo | null; date_entered: string }) =>
    time_ago
      ? formatRelativeTime(-time_ago.value, units[time_ago.type], { numeric: 'auto' })
      : date(date_entered);
}
