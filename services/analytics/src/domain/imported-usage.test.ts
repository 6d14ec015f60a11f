import { type ImportedUsage, rejectUsage } from './imported-usage.ts';

const usage = (given: Partial<ImportedUsage> = {}): ImportedUsage => ({
  day: '2025-12-31',
  role: 'visitor',
  visits: 10,
  first_visits: 4,
  readers: 10,
  seconds: 900,
  page_views: Array(24).fill(1),
  devices: { tablet: 3 },
  engines: { google: 2 },
  keywords: { 図書館: 1 },
  ...given,
});

test('a day that was counted elsewhere is in order', () => {
  expect(rejectUsage(usage(), '2026-01-01')).toBeUndefined();
});

test.each<[string, Partial<ImportedUsage>]>([
  ['day: YYYY-MM-DD', { day: '2025-02-30' }],
  ['day: YYYY-MM-DD', { day: '1969-12-31' }],
  ['day: counted here', { day: '2026-01-01' }],
  ['role', { role: 'emperor' }],
  ['visits', { visits: 0 }],
  ['first_visits', { first_visits: 11 }],
  ['first_visits', { readers: -1 }],
  ['seconds', { seconds: Number.MAX_SAFE_INTEGER }],
  ['page_views', { page_views: [1, 2] }],
  ['page_views', { page_views: Array(24).fill(0.5) }],
  ['devices', { devices: { toaster: 1 } }],
  ['devices', { devices: { constructor: 1 } }],
  ['engines', { engines: { google: -1 } }],
  ['keywords', { keywords: { ' ': 1 } }],
  ['keywords', { keywords: { 'a\u0000b': 1 } }],
  ['keywords', { keywords: { ['あ'.repeat(101)]: 1 } }],
])('%s is refused', (reason, given) => {
  expect(rejectUsage(usage(given), '2026-01-01')).toMatch(reason);
});
