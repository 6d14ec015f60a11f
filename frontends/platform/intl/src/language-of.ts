import type { Locale } from './locales.ts';

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/**
 * `ja` for words of the site's content that are Japanese on a page in another language, so that they are read out and
 * drawn as such (WCAG 3.1.2); undefined where the page's own language holds. Chinese pages share Han characters: there
 * only kana tell.
 */
export function languageOf(words: string | null | undefined, locale: Locale): 'ja' | undefined {
  if (locale === 'ja' || !words) return undefined;
  return (locale === 'zh' ? kana : japanese).test(words) ? 'ja' : undefined;
}
