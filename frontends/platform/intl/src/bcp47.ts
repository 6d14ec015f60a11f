import { isLocale, type Locale } from './locales.ts';

/** The locale in force, as react-intl holds it. */
export function localeOf(tag: string): Locale {
  const language = tag.slice(0, 2);
  return isLocale(language) ? language : 'ja';
}
