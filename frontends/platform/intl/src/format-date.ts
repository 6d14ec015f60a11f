import { japanTime } from './japan-time.ts';
import type { Locale } from './locales.ts';

/** The day in Japan: `2020年10月09日` in Japanese, `2020/10/09` otherwise; empty for what is not a date. */
export function formatDate(isoTime: string, locale: Locale): string {
  const day = japanTime(isoTime).slice(0, 10);
  if (!day) return '';
  const [year, month, date] = day.split('-');
  return locale === 'ja' ? `${year}年${month}月${date}日` : `${year}/${month}/${date}`;
}
