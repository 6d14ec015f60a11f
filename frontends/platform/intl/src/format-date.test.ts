import { formatDate, formatMonth } from './format-date.ts';
import { locales } from './locales.ts';

test('Japanese dates in characters, others with slashes', () => {
  const written = Object.fromEntries(
    locales.map((locale) => [locale, formatDate('2020-10-09T03:00:00Z', locale)]),
  );
  const slashes = '2020/10/09';
  expect(written).toEqual({
    ja: '2020年10月09日',
    en: slashes,
    fr: slashes,
    es: slashes,
    pt: slashes,
    ru: slashes,
    zh: slashes,
  });
});

test.each([
  ['2020-10-08T14:59:59Z', '2020/10/08'],
  ['2020-10-08T15:00:00Z', '2020/10/09'],
  ['2020-12-31T15:00:00Z', '2021/01/01'],
  ['2020-10-09T00:00:00+09:00', '2020/10/09'],
  ['2020-10-09', '2020/10/09'],
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
