import { isDay, today } from './day.ts';
import { type Period, periodOf, withEnd, withPeriod, withStart } from './period-rules.ts';

const start = '2026-03-10';

test.each<[Period, string, string]>([
  ['day', start, '2026-03-10'],
  ['week', start, '2026-03-16'],
  ['two_weeks', start, '2026-03-23'],
  ['month', start, '2026-04-09'],
  ['three_months', start, '2026-06-09'],
  ['week', '2025-12-29', '2026-01-04'],
  ['week', '2028-02-26', '2028-03-03'],
  ['month', '2026-01-01', '2026-01-31'],
  ['month', '2026-01-31', '2026-02-27'],
  ['month', '2025-12-15', '2026-01-14'],
  ['three_months', '2026-11-30', '2027-02-27'],
])('%s from %s is until %s, whatever the end was', (period, first, last) => {
  const wanted = { start: first, end: last };
  expect(withPeriod(period, { start: first, end: '' }, '2026-11-21')).toEqual(wanted);
  expect(withStart(period, first, { start: '', end: '2020-01-01' })).toEqual(wanted);
  expect(periodOf(wanted)).toBe(period);
});

test.each<[Period, string, string]>([
  ['day', '2026-03-10', '2026-03-10'],
  ['week', '2026-03-10', '2026-03-04'],
  ['two_weeks', '2026-03-10', '2026-02-25'],
  ['month', '2026-03-10', '2026-02-11'],
  ['month', '2026-03-31', '2026-03-01'],
  ['three_months', '2026-03-10', '2025-12-11'],
])('%s that ends on %s begins on %s', (period, last, first) => {
  const wanted = { start: first, end: last };
  expect(withEnd(period, last, { start: '2026-03-01', end: '2026-03-02' })).toEqual(wanted);
  expect(withPeriod(period, { start: '', end: '' }, last)).toEqual(wanted);
});

test('any: the end is raised to a later start, and a start never stays behind the end chosen', () => {
  const range = { start: '2026-03-10', end: '2026-03-20' };
  expect(withStart('any', '2026-03-25', range)).toEqual({ start: '2026-03-25', end: '2026-03-25' });
  expect(withStart('any', '2026-03-01', range)).toEqual({ start: '2026-03-01', end: '2026-03-20' });
  expect(withPeriod('any', { start: '2026-03-25', end: '2026-03-20' }, '2026-11-21')).toEqual({
    start: '2026-03-25',
    end: '2026-03-25',
  });
  expect(withEnd('any', '2026-03-05', range)).toEqual({ start: '2026-03-05', end: '2026-03-05' });
  expect(withEnd('any', '2026-03-15', range)).toEqual({ start: '2026-03-10', end: '2026-03-15' });
});

test('a side that is emptied is open', () => {
  expect(withStart('week', '', { start, end: '2026-03-16' })).toEqual({ start: '', end: '2026-03-16' });
  expect(withEnd('week', '', { start, end: '2026-03-16' })).toEqual({ start, end: '' });
  expect(periodOf({ start, end: '' })).toBe('any');
});

test('a day is one of the calendar; today is the one in Japan', () => {
  expect(['2026-02-28', '2026-02-30', '2026-2-1', '', 'x'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(today(new Date('2026-11-21T15:30:00Z'))).toBe('2026-11-22');
});
