import { formatDate, formatMonth } from './format-date.ts';
import { locales } from './locales.ts';

test('dates in the words of each language', () => {
  const written = Object.fromEntries(
    locales.map((locale) => [locale, formatDate('2020-10-09T03:00:00Z', locale)]),
  );
  expect(written).toEqual({
    ja: '2020年10月09日',
    en: 'Oct 9, 2020',
    fr: '9 oct. 2020',
    es: '9 oct 2020',
    pt: '9 de out. de 2020',
    ru: '9 окт. 2020 г.',
    zh: '2020年10月9日',
  });
});

test.each([
  ['2020-10-08T14:59:59Z', 'Oct 8, 2020'],
  ['2020-10-08T15:00:00Z', 'Oct 9, 2020'],
  ['2020-12-31T15:00:00Z', 'Jan 1, 2021'],
  ['2020-10-09T00:00:00+09:00', 'Oct 9, 2020'],
  ['2020-10-09', 'Oct 9, 2020'],
])('%s is %s in Japan', (time, day) => expect(formatDate(time, 'en')).toBe(day));

test('what is no date is nothing', () =>
  expect([formatDate('never', 'ja'), formatDate('', 'ja'), formatMonth('', 'ja')]).toEqual(['', '', '']));

test('months in the words of each language', () => {
  const written = Object.fromEntries(locales.map((locale) => [locale, formatMonth('2026-11', locale)]));
  expect(written).toEqual({
    ja: '2026年11月',
    en: 'November 2026',
    fr: 'novembre 2026',
    es: 'noviembre de 2026',
    pt: 'novembro de 2026',
    ru: 'ноябрь 2026 г.',
    zh: '2026年11月',
  });
});

test('a month is that of Japan', () => expect(formatMonth('2026-10-31T15:00:00Z', 'ja')).toBe('2026年11月'));
