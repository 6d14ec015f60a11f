import { useIntl } from 'react-intl';
import { localeOf } from './bcp47.ts';
import { languageOf } from './language-of.ts';

/** The `lang` of words that members and editors wrote: `<h1 lang={languageOf(idea.name)}>`. */
export function useLanguageOf(): (words: string | null | undefined) => 'ja' | undefined {
  const { locale } = useIntl();
  return (words) => languageOf(words, localeOf(locale));
}
