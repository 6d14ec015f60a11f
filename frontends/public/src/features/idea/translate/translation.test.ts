import { isTranslationOf, type Translation } from './translation.ts';

const words = { name: '題名', raw_contents: '本文' };
const translation: Translation = { of: words, to: 'en', name: 'Title', contents: 'Text' };

test.each([
  ['the same words, fetched anew', { ...words }, 'en' as const, true],
  ['another title', { ...words, name: '新しい題名' }, 'en' as const, false],
  ['another text', { ...words, raw_contents: '新しい本文' }, 'en' as const, false],
  ['another language', words, 'fr' as const, false],
])('%s', (_, now, to, expected) => {
  expect(isTranslationOf(translation, now, to)).toBe(expected);
});
