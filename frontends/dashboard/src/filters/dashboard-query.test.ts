import type { Period } from '../figures/periods.ts';
import { readDashboardQuery } from './dashboard-query.ts';

const read = (search: string) => readDashboardQuery(new URLSearchParams(search), '2026-11-22');
const own = (start: string, end: string): Period => ({ choice: 'own', start, end });
const days: Period = { choice: 'date' };

test.each<[string, string, Period]>([
  ['own days', 'period=own&from=2026-11-01&to=2026-11-20', own('2026-11-01', '2026-11-20')],
  ['one day', 'period=own&from=2026-11-20&to=2026-11-20', own('2026-11-20', '2026-11-20')],
  [
    'a start after the end, turned round',
    'period=own&from=2026-11-20&to=2026-11-01',
    own('2026-11-01', '2026-11-20'),
  ],
  ['the earliest day', 'period=own&from=2000-01-01&to=2026-11-22', own('2000-01-01', '2026-11-22')],
  ['a thousand years', 'period=own&from=1026-11-22&to=2026-11-22', days],
  ['the day before the earliest', 'period=own&from=1999-12-31&to=2026-11-22', days],
  ['tomorrow', 'period=own&from=2026-11-01&to=2026-11-23', days],
  ['a day that there is not', 'period=own&from=2026-02-30&to=2026-11-01', days],
  ['a day in other words', 'period=own&from=20261101&to=2026-11-20', days],
  ['half a span', 'period=own&from=2026-11-01', days],
  ['an unknown period', 'period=decade', days],
  ['the whole', 'period=whole&from=2026-11-01&to=2026-11-20', { choice: 'whole' }],
  ['weeks', 'period=week', { choice: 'week' }],
  ['nothing', '', days],
])('of the period, %s', (_name, search, period) => {
  expect(read(search).period).toEqual(period);
});

test.each([
  ['3', 3],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['9007199254740993', undefined],
  ['theme', undefined],
  ['', undefined],
])('of the theme, %j', (category, number) => {
  expect(read(`category=${category}`).category).toBe(number);
});

test('the time before is compared unless the address says no', () => {
  expect(['', 'compare=no', 'compare=maybe'].map((search) => read(search).isCompared)).toEqual([
    true,
    false,
    true,
  ]);
});
