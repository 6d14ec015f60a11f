import { useIntl } from 'react-intl';
import { localeOf } from './bcp47.ts';
import { formatDate, formatMonth } from './format-date.ts';

/** A formatter of dates in the reader's language. */
export function useDate(): (isoTime: string) => string {
  const { locale } = useIntl();
  return (isoTime) => formatDate(isoTime, localeOf(locale));
}

/** A formatter of months in the reader's language. */
export function useMonth(): (isoTime: string) => string {
  const { locale } = useIntl();
  return (isoTime) => formatMonth(isoTime, localeOf(locale));
}
