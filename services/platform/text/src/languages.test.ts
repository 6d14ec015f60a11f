import { languageOf, wordsIn } from './languages.ts';

test.each([
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['pt-BR', 'pt'],
  ['de', 'ja'],
  ['', 'ja'],
  [undefined, 'ja'],
])('%j is answered in %s', (asked, language) => expect(languageOf(asked)).toBe(language));

test('words are as they were written where nobody wrote them in the language', () => {
  const names = { en: 'Health', fr: '' };
  expect(wordsIn('en', '健康', names)).toBe('Health');
  expect(wordsIn('fr', '健康', names)).toBe('健康');
  expect(wordsIn('ja', '健康', names)).toBe('健康');
});
