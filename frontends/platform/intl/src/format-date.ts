import type { Locale } from './locales.ts';

/** The site's days begin and end in Japan, wherever it is read and however the reader's clock is set. */
const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo', dateStyle: 'short' });

/** `2020年10月09日` in Japanese, `2020/10/09` otherwise; empty for what is not a date. */
export function formatDate(isoTime: string, locale: Locale): string {
  const date = new Date(isoTime);
  if (Number.isNaN(date.getTime())) return '';
  const [year, month, day] = days.format(date).split('-');
  return locale === 'ja' ? `${year}年${month}月${day}日` : `${year}/${month}/${day}`;
}
