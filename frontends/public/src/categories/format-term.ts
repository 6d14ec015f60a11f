import type { Locale } from '@ideabox/intl';

const japan = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `2020年10月09日 10:00` in Japanese, `2020/10/09 10:00` otherwise, by the clock of Japan; empty for what is no time. */
export function formatMoment(isoTime: string, locale: Locale): string {
  const time = Date.parse(isoTime);
  return Number.isNaN(time) ? '' : words(time, locale, undefined);
}

/** An end at midnight is 24:00 of the day before. */
export function formatEnd(isoTime: string, locale: Locale): string {
  const time = Date.parse(isoTime);
  if (Number.isNaN(time)) return '';
  const { hour, minute } = partsOf(time);
  return hour === '00' && minute === '00' ? words(time - 1, locale, '24:00') : words(time, locale, undefined);
}

function partsOf(time: number): Record<string, string> {
  return Object.fromEntries(japan.formatToParts(time).map(({ type, value }) => [type, value]));
}

function words(time: number, locale: Locale, clock: string | undefined): string {
  const { year, month, day, hour, minute } = partsOf(time);
  const date = locale === 'ja' ? `${year}年${month}月${day}日` : `${year}/${month}/${day}`;
  return `${date} ${clock ?? `${hour}:${minute}`}`;
}
