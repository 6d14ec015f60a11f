import { useIntl, useText } from '@ideabox/intl';
import { addDays, type Period, type PeriodType } from '../figures/periods.ts';

const utc = { timeZone: 'UTC' } as const;
const quarterOf = (day: string): number => Math.ceil(Number(day.slice(5, 7)) / 3);
const isEndOfMonth = (day: string): boolean => addDays(day, 1).endsWith('-01');
const isEndOfQuarter = (day: string): boolean => isEndOfMonth(day) && Number(day.slice(5, 7)) % 3 === 0;

/** Names of periods in the reader's language: whole for reading, short for the axis, with the year where several may be shown. */
export function usePeriodNames(type: PeriodType, choice: Period['choice']) {
  const text = useText();
  const { formatDate, formatDateTimeRange } = useIntl();
  const hasYears = choice === 'whole' || choice === 'own';
  const isLong = type === 'month' || type === 'quarter';
  const year = isLong || hasYears ? ({ year: 'numeric' } as const) : {};
  const day = { ...utc, ...year, month: 'long', day: 'numeric' } as const;
  const label = (start: string, end: string) => {
    if (type === 'quarter' && isEndOfQuarter(end))
      return text('quarter.label', { year: start.slice(0, 4), quarter: quarterOf(start) });
    if (type === 'month' && isEndOfMonth(end)) return formatDate(start, { ...utc, ...year, month: 'long' });
    if (type === 'date' || start === end) return formatDate(start, { ...day, weekday: 'short' });
    return formatDateTimeRange(new Date(start), new Date(end), day);
  };
  const tick = (start: string) => {
    if (type === 'quarter') {
      const quarter = quarterOf(start);
      return hasYears ? `${start.slice(0, 4)} Q${quarter}` : `Q${quarter}`;
    }
    if (type === 'month')
      return formatDate(
        start,
        hasYears ? { ...utc, year: 'numeric', month: 'numeric' } : { ...utc, month: 'short' },
      );
    return formatDate(start, { ...utc, month: 'numeric', day: 'numeric' });
  };
  return { label, tick };
}
