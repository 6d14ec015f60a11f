import { useIntl } from '@ideabox/intl';
import { addDays, type PeriodType } from './periods.ts';

/** Names of periods in the reader's language: whole for reading, short for the axis. */
export function usePeriodNames(type: PeriodType) {
  const { formatDate, formatDateTimeRange } = useIntl();
  const utc = { timeZone: 'UTC' } as const;
  const day = { ...utc, month: 'long', day: 'numeric' } as const;
  const label = (start: string, end: string) => {
    const year = type === 'month' ? ({ year: 'numeric' } as const) : {};
    if (type === 'month' && addDays(end, 1).endsWith('-01'))
      return formatDate(start, { ...utc, ...year, month: 'long' });
    if (type === 'date' || start === end) return formatDate(start, { ...day, weekday: 'short' });
    return formatDateTimeRange(new Date(start), new Date(end), { ...day, ...year });
  };
  const tick = (start: string) =>
    type === 'month'
      ? formatDate(start, { ...utc, month: 'short' })
      : formatDate(start, { ...utc, month: 'numeric', day: 'numeric' });
  return { label, tick };
}
