import { formatEnd, formatMoment } from './format-term.ts';

test('times are those of the clock in Japan', () => {
  expect(formatMoment('2020-10-09T01:30:00Z', 'ja')).toBe('2020年10月09日 10:30');
  expect(formatMoment('2020-10-09T15:00:00Z', 'en')).toBe('Oct 10, 2020 00:00');
});

test('an end at midnight is 24:00 of the day before', () => {
  expect(formatEnd('2020-12-31T15:00:00Z', 'ja')).toBe('2020年12月31日 24:00');
  expect(formatEnd('2021-02-28T15:00:00Z', 'fr')).toBe('28 févr. 2021 24:00');
  expect(formatEnd('2020-12-31T14:59:00Z', 'ja')).toBe('2020年12月31日 23:59');
  expect(formatEnd('2020-12-31T00:00:00Z', 'ja')).toBe('2020年12月31日 09:00');
});

test('what is no time is nothing', () => {
  expect(formatMoment('soon', 'ja')).toBe('');
  expect(formatEnd('', 'ja')).toBe('');
});
