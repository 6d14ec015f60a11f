import { japanTime } from './japan-time.ts';
import type { Locale } from './locales.ts';

/** The day in Japan: `2020年10月09日` in Japanese, `2020/10/09` otherwise; empty for what is not a date. */
export function formatDate(isoTime: string, locale: Locale): string {
  const day = japanTime(isoTime).slice(0, 10);
  if (!day) return '';
  const [year, month, date] = day.split('-');
  return locale === 'ja' ? `${year}年${month}月${date}日` : `${year}/${month}/${date}`;
}

/** The month in Japan in the words of a language: `2020年10月`, `October 2020`; empty for what is not a date. */
export function formatMonth(isoTime: string, locale: Locale): string {
  const month = japanTime(isoTime).slice(0, 7);
  if (!month) return '';
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(month),
  );
}
