import { defaultLocale, isLocale, type Locale, locales } from '@ideabox/intl/locales';
import type { Settings } from '../api/site-api.ts';

export type Language = {
  locale: Locale;
  /** Languages on offer. */
  locales: Locale[];
  /** `/en`, or empty. */
  basename: string;
  /** The path without its locale prefix. */
  path: string;
  /** Where to go instead, when the prefix is no language of this site. */
  redirect?: string;
};

const isOn = (value: string | undefined) => value === 'true' || value === '1';

/** Reads the locale prefix; one that is not on offer leads to the same path in the present language. */
export function localeOf(
  path: string,
  cookie: string | undefined,
  features: Settings | 'unavailable',
): Language {
  const offered = offeredLocales(features);
  const isMultilingual = offered.length > 1;
  const prefix = /^\/([a-z]{2})(?=\/|$)/.exec(path)?.[1];
  // One slash in front: two would lead to another site.
  const rest = prefix ? path.slice(3).replace(/^[/\\]*/, '/') : path;
  const base = { locales: offered, path: rest };
  if (prefix && isLocale(prefix) && offered.includes(prefix)) {
    return { ...base, locale: prefix, basename: `/${prefix}` };
  }
  const remembered = /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/.exec(cookie ?? '')?.[1];
  const locale = isLocale(remembered) && offered.includes(remembered) ? remembered : defaultLocale;
  if (prefix) return { ...base, locale, basename: '', redirect: isMultilingual ? `/${locale}${rest}` : rest };
  return { ...base, locale, basename: '' };
}

/** The default language alone, unless the site speaks several; then those of `available_languages`, or all. */
function offeredLocales(features: Settings | 'unavailable'): Locale[] {
  if (features === 'unavailable' || !isOn(features.feature_i18n_enabled)) return [defaultLocale];
  const wanted = features.available_languages?.split(',').map((word) => word.trim());
  return locales.filter((locale) => locale === defaultLocale || !wanted || wanted.includes(locale));
}
