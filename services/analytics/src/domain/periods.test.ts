import { addDays, completePeriod, countPeriods, dayIn, previousPeriod } from './periods.ts';

describe('countPeriods', () => {
  test.each([
    ['date', '2026-02-28', '2026-03-01', 2],
    ['date', '2024-02-28', '2024-03-01', 3],
    ['week', '2026-11-15', '2026-11-16', 2],
    ['week', '2026-11-16', '2026-11-22', 1],
    ['week', '1969-12-28', '1969-12-29', 2],
    ['month', '2025-12-31', '2026-01-01', 2],
    ['quarter', '2026-03-31', '2026-04-01', 2],
    ['quarter', '2026-01-01', '2026-12-31', 4],
  ] as const)('%s from %s to %s: %i', (type, start, end, expected) => {
    expect(countPeriods(type, { start, end })).toBe(expected);
  });
});

describe('completePeriod', () => {
  test('nothing said is the last thirty days', () => {
    expect(completePeriod({}, '2026-11-21')).toEqual({ start: '2026-10-23', end: '2026-11-21' });
  });

  test('an end alone is the thirty days to it', () => {
    expect(completePeriod({ end: '2026-01-30' }, '2026-11-21')).toEqual({
      start: '2026-01-01',
      end: '2026-01-30',
    });
  });
});

test('a day begins earlier in the east', () => {
  const moment = new Date('2026-11-20T15:00:00Z');
  expect(dayIn('Asia/Tokyo', moment)).toBe('2026-11-21');
  expect(dayIn('America/New_York', moment)).toBe('2026-11-20');
});

test('days are added over the end of a year', () => {
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
});

test.each([
  ['date', '2026-11-01', '2026-11-30', '2026-10-02', '2026-10-31'],
  ['date', '2024-03-01', '2024-03-01', '2024-02-29', '2024-02-29'],
  ['week', '2026-11-16', '2026-11-29', '2026-11-02', '2026-11-15'],
  ['week', '2026-11-18', '2026-11-24', '2026-11-04', '2026-11-10'],
  ['month', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['month', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['month', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['month', '2026-05-15', '2026-06-10', '2026-03-15', '2026-04-10'],
  ['quarter', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['quarter', '2026-04-01', '2026-06-30', '2026-01-01', '2026-03-31'],
] as const)('the %s before %s to %s is %s to %s', (type, start, end, first, last) => {
  const before = previousPeriod(type, { start, end });
  expect(before).toEqual({ start: first, end: last });
  expect(countPeriods(type, before)).toBe(countPeriods(type, { start, end }));
});
