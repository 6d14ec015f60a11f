import { addDays, spanOf } from './periods.ts';

test('sixty days end today', () => {
  expect(spanOf('date', '2026-11-21')).toEqual({ start: '2026-09-23', end: '2026-11-21' });
  expect(addDays('2026-09-23', 59)).toBe('2026-11-21');
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
