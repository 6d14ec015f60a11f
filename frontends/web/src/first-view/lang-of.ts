import { languageOf } from '@ideabox/intl/language-of';
import type { Locale } from '@ideabox/intl/locales';

/** The attribute that marks Japanese words on a page in another language. */
export function langOf(words: string, locale: Locale): string {
  const language = languageOf(words, locale);
  return language ? ` lang="${language}"` : '';
}
