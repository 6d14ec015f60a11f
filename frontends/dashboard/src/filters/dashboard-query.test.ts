import { readDashboardQuery, withParams } from './dashboard-query.ts';

const today = '2026-11-22';
const read = (address: string) => readDashboardQuery(new URLSearchParams(address), today);

test.each([
  ['', { choice: 'date' }],
  ['period=week', { choice: 'week' }],
  ['period=quarter', { choice: 'quarter' }],
  ['period=whole', { choice: 'whole' }],
  ['period=own&from=2026-01-05&to=2026-02-03', { choice: 'own', start: '2026-01-05', end: '2026-02-03' }],
  ['period=own&from=2026-02-03&to=2026-01-05', { choice: 'own', start: '2026-01-05', end: '2026-02-03' }],
  ['period=own&from=2026-11-22&to=2026-11-22', { choice: 'own', start: today, end: today }],
])('the time that %s asks for', (address, period) => {
  expect(read(address).period).toEqual(period);
});

test.each([
  'period=hour',
  'period=date;drop',
  'period=own',
  'period=own&from=2026-01-05',
  'period=own&from=2026-02-30&to=2026-03-02',
  'period=own&from=1026-01-01&to=2026-01-01',
  'period=own&from=2026-11-01&to=2026-11-23',
  'period=own&from=20260101&to=2026-02-01',
  'period=own&from=0000-00-00&to=99999-01-01',
])('%s asks for no time that there is: the days are shown', (address) => {
  expect(read(address).period).toEqual({ choice: 'date' });
});

test.each([
  ['category=3', 3],
  ['category=0', undefined],
  ['category=-1', undefined],
  ['category=1.5', undefined],
  ['category=1e400', undefined],
  ['category=me', undefined],
])('the theme that %s asks for', (address, category) => {
  expect(read(address).category).toBe(category);
});

test('it is compared unless the address says no', () => {
  expect(read('').isCompared).toBe(true);
  expect(read('compare=no').isCompared).toBe(false);
});

test('a change leaves the rest of an address as it is', () => {
  const changed = withParams(new URLSearchParams('period=week&table=votes'), { table: '', category: '4' });
  expect(changed.toString()).toBe('period=week&category=4');
});
