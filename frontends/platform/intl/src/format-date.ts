import type { Locale } from './locales.ts';

const pad = (value: number) => String(value).padStart(2, '0');

/** `2020年10月09日` in Japanese, `2020/10/09` otherwise; empty for what is not a date. */
export function formatDate(isoTime: string, locale: Locale): string {
  const date = new Date(isoTime);
  if (Number.isNaN(date.getTime())) return '';
  const [year, month, day] = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())];
  return locale === 'ja' ? `${year}年${month}月${day}日` : `${year}/${month}/${day}`;
}
