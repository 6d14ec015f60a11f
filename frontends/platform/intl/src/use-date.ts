import { useIntl } from 'react-intl';
import { localeOf } from './bcp47.ts';
import { formatDate } from './format-date.ts';

/** A formatter of dates in the reader's language. */
export function useDate(): (isoTime: string) => string {
  const { locale } = useIntl();
  return (isoTime) => formatDate(isoTime, localeOf(locale));
}
