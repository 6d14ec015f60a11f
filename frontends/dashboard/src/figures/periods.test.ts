import { addDays, type PeriodType, sameDaysBefore, spanOf } from './periods.ts';

test('sixty whole days end before today, which stands beside them', () => {
  expect(spanOf('date', '2026-11-21')).toEqual({ start: '2026-09-22', end: '2026-11-21' });
  expect(addDays('2026-09-22', 60)).toBe('2026-11-21');
});

test.each([
  ['2026-11-16', '2026-08-31'],
  ['2026-11-21', '2026-08-31'],
  ['2026-11-22', '2026-08-31'],
  ['2026-11-23', '2026-09-07'],
])('twelve weeks from Monday end in the week of %s', (today, start) => {
  expect(spanOf('week', today)).toEqual({ start, end: today });
});

test('months are those of this year and the last', () => {
  expect(spanOf('month', '2028-02-29')).toEqual({ start: '2027-01-01', end: '2028-02-29' });
});

test.each<[PeriodType, string, string, string]>([
  ['week', '2026-11-18', '2026-10-05', '2026-10-07'],
  ['week', '2026-11-22', '2026-10-05', '2026-10-11'],
  ['month', '2026-11-18', '2025-11-01', '2025-11-18'],
  ['month', '2028-02-29', '2027-02-01', '2027-02-28'],
  ['month', '2029-02-28', '2028-02-01', '2028-02-29'],
  ['month', '2028-02-28', '2027-02-01', '2027-02-28'],
])('a running %s on %s is compared with %s to %s', (type, now, start, end) => {
  expect(sameDaysBefore(type, now)).toEqual({ start, end });
});
