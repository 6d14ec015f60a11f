import { addDays, currentSpan, type PeriodType, sameDaysBefore, spanOf, typeFor } from './periods.ts';

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

test.each<PeriodType>(['month', 'quarter'])('a chart by %s is of this year and the last', (type) => {
  expect(spanOf(type, '2028-02-29')).toEqual({ start: '2027-01-01', end: '2028-02-29' });
});

test.each<[PeriodType, string, string]>([
  ['date', '2026-10-23', '2026-11-21'],
  ['week', '2026-10-12', '2026-11-22'],
  ['month', '2026-01-01', '2026-11-22'],
  ['quarter', '2026-01-01', '2026-11-22'],
])('what is not told over time is, by %s, of %s to %s', (type, start, end) => {
  expect(currentSpan(type, '2026-11-22')).toEqual({ start, end });
});

test.each<[string, string, PeriodType]>([
  ['2026-11-22', '2026-11-22', 'date'],
  ['2026-09-22', '2026-11-22', 'date'],
  ['2026-09-21', '2026-11-22', 'week'],
  ['2025-11-22', '2026-11-22', 'week'],
  ['2025-11-21', '2026-11-22', 'month'],
  ['2000-01-01', '2026-11-22', 'quarter'],
])('%s to %s is cut by %s', (start, end, type) => {
  expect(typeFor({ start, end })).toBe(type);
});

test.each<[PeriodType, string, string, string]>([
  ['week', '2026-11-18', '2026-10-05', '2026-10-07'],
  ['week', '2026-11-22', '2026-10-05', '2026-10-11'],
  ['month', '2026-11-18', '2025-11-01', '2025-11-18'],
  ['month', '2028-02-29', '2027-02-01', '2027-02-28'],
  ['month', '2029-02-28', '2028-02-01', '2028-02-29'],
  ['month', '2028-02-28', '2027-02-01', '2027-02-28'],
  ['quarter', '2026-11-18', '2025-10-01', '2025-11-18'],
  ['quarter', '2026-12-31', '2025-10-01', '2025-12-31'],
  ['quarter', '2028-02-29', '2027-01-01', '2027-02-28'],
])('a running %s on %s is compared with %s to %s', (type, now, start, end) => {
  expect(sameDaysBefore(type, now)).toEqual({ start, end });
});

test.each<[string, PeriodType]>([
  ['2026-11-22', 'date'],
  ['2026-09-22', 'date'],
  ['2026-09-21', 'week'],
  ['2025-11-22', 'week'],
  ['2025-11-21', 'month'],
  ['2021-11-19', 'month'],
  ['2021-11-18', 'quarter'],
  ['2000-01-01', 'quarter'],
])('days from %s to 2026-11-22 are cut by %s', (start, type) => {
  expect(typeFor({ start, end: '2026-11-22' })).toBe(type);
});
