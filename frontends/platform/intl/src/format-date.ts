import type { Locale } from './locales.ts';

/** Japan's clock has no summer time; asking `Intl` for it costs a slow phone a tenth of a second. */
const aheadOfUtcMs = 9 * 60 * 60 * 1000;

/**
 * The day in Japan, where the site's days begin and end, however the reader's clock is set: `2020年10月09日` in
 * Japanese, `2020/10/09` otherwise; empty for what is not a date.
 */
export function formatDate(isoTime: string, locale: Locale): string {
  const there = new Date(new Date(isoTime).getTime() + aheadOfUtcMs);
  if (Number.isNaN(there.getTime())) return '';
  const [year, month, day] = there.toISOString().slice(0, 10).split('-');
  return locale === 'ja' ? `${year}年${month}月${day}日` : `${year}/${month}/${day}`;
}
