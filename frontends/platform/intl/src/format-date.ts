import { japanTime } from './japan-time.ts';
import type { Locale } from './locales.ts';

/** The day in Japan in the words of a language: `2020年10月09日`, `9 oct. 2020`; empty for what is not a date. */
export function formatDate(isoTime: string, locale: Locale): string {
  const day = japanTime(isoTime).slice(0, 10);
  if (!day) return '';
  if (locale === 'ja') return day.replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日');
  return dayFormat(locale).format(new Date(day));
}

const dayFormats = new Map<Locale, Intl.DateTimeFormat>();

/** A list has many dates, and making a format is dear. */
function dayFormat(locale: Locale): Intl.DateTimeFormat {
  const known =
    dayFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  dayFormats.set(locale, known);
  return known;
}

/** The month in Japan in the words of a language: `2020年10月`, `October 2020`; empty for what is not a date. */
export function formatMonth(isoTime: string, locale: Locale): string {
  const month = japanTime(isoTime).slice(0, 7);
  if (!month) return '';
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(month),
  );
}
