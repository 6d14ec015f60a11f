import { languageOf } from './language-of.ts';
import type { Locale } from './locales.ts';

test.each<[string | undefined, Locale, 'ja' | undefined]>([
  ['保育園の申請をオンラインで', 'en', 'ja'],
  ['行政手続', 'fr', 'ja'],
  ['行政手続のオンライン化', 'zh', 'ja'],
  ['行政手续', 'zh', undefined],
  ['Online forms', 'ru', undefined],
  ['保育園', 'ja', undefined],
  ['', 'en', undefined],
  [undefined, 'en', undefined],
])('%s on a page in %s', (words, locale, language) => {
  expect(languageOf(words, locale)).toBe(language);
});
