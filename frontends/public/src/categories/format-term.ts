import { formatDate, japanTime, type Locale } from '@ideabox/intl';

/** `2020年10月09日 10:00` in Japanese, `9 oct. 2020 10:00` in French, by the clock of Japan; empty for what is no time. */
export function formatMoment(isoTime: string, locale: Locale): string {
  const clock = japanTime(isoTime).slice(11);
  return clock && `${formatDate(isoTime, locale)} ${clock}`;
}

/** An end at midnight is 24:00 of the day before. */
export function formatEnd(isoTime: string, locale: Locale): string {
  if (!japanTime(isoTime).endsWith('T00:00')) return formatMoment(isoTime, locale);
  const before = new Date(Date.parse(isoTime) - 60_000).toISOString();
  return `${formatDate(before, locale)} 24:00`;
}
