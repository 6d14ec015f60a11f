import type { Client } from '@ideabox/grpc';
import { sql } from '@ideabox/postgres';
import type { AnalyticsServiceDefinition } from '@ideabox/protos/analytics/v1/AnalyticsService';
import type { ImportedUsage } from '../src/domain/imported-usage.ts';
import { forgettingMetrics } from '../src/rebuild/counted-metrics.ts';
import { recount } from '../src/store/facts/recount.ts';
import { type Analytics, bootAnalytics } from './boot.ts';

let analytics: Analytics;
let rpc: Client<AnalyticsServiceDefinition>;
let staff = {};
beforeAll(async () => {
  analytics = await bootAnalytics();
  rpc = await analytics.rpcClient<AnalyticsServiceDefinition>();
  staff = await analytics.as('root', 'admin');
});
afterAll(async () => {
  rpc.close();
  await analytics.stop();
});

const usage = (given: Partial<ImportedUsage> = {}): ImportedUsage => ({
  day: '2026-06-01',
  role: 'visitor',
  visits: 12,
  first_visits: 5,
  readers: 8,
  seconds: 1_200,
  page_views: Array.from({ length: 24 }, (_, hour) => (hour === 9 ? 30 : 0)),
  devices: { tablet: 10, computer: 20 },
  engines: { google: 7 },
  keywords: { 'Ｗｉ-Ｆｉ': 6 },
  ...given,
});

const load = (...days: ImportedUsage[]) => rpc.call('ImportUsage', { days });

const rows = async (path: string, day = '2026-06-01') => {
  const separator = path.includes('?') ? '&' : '?';
  const answer = await analytics.http
    .get(`/analytics/${path}${separator}period_start=${day}&period_end=${day}`)
    .set(staff);
  return answer.body.results;
};
const count = async (widget: string, day?: string) => (await rows(widget, day))[0]?.count;

test('what was counted elsewhere is in every figure of visits, once', async () => {
  const days = [usage(), usage({ role: 'general', visits: 3, first_visits: 0, readers: 0, seconds: 900 })];
  expect(await load(...days)).toEqual({ inserted: 2, rejections: [] });
  expect(await load(...days, usage({ day: '2026-06-02' }))).toEqual({ inserted: 1, rejections: [] });
  const told = Object.fromEntries(
    await Promise.all(
      ['page_views', 'sessions', 'new_users', 'view_time'].map(async (name) => [name, await count(name)]),
    ),
  );
  expect(told).toEqual({ page_views: 60, sessions: 15, new_users: 5, view_time: 140 });
  expect(await count('sessions?roles[]=general')).toBe(3);
  expect(await rows('devices?fields=key,count')).toEqual([
    { key: 'computer', count: 40 },
    { key: 'tablet', count: 20 },
  ]);
  expect(await rows('web_searches?fields=key,count')).toEqual([{ key: 'google', count: 14 }]);
  expect(await rows('keyword_ranking')).toEqual([{ key: 'wi-fi', label: 'Wi-Fi', count: 12 }]);
  const hours = await rows('hours?of=page_views');
  expect(hours.filter((hour: { count: number }) => hour.count > 0)).toEqual([
    { weekday: 1, hour: 9, count: 60 },
  ]);
  const funnel = await rows('funnel?fields=key,count');
  expect(funnel.slice(0, 2)).toEqual([
    { key: 'visits', count: 15 },
    { key: 'readers', count: 8 },
  ]);
});

test('no recount takes it for a mistake', async () => {
  // A Saturday on the first of its month: what is told of Saturdays' hours is of a time before it is over.
  await load(usage({ day: '2026-05-01' }), usage({ day: '2026-08-01' }));
  for (const metric of forgettingMetrics)
    expect([metric.name, await recount(analytics.db, metric, { forgets: true })]).toEqual([metric.name, 0]);
  expect(await count('sessions', '2026-05-01')).toBe(12);
});

test('days from the first that was counted here on are refused, and what is faulty', async () => {
  const { db, http } = analytics;
  await http
    .post('/analytics/events')
    .send({ events: [{ type: 'page_view', path: '/' }] })
    .expect(202);
  const row = await db.one<{ by: string }>(
    sql`SELECT (min(occurred_at) - '2026-07-01T12:00:00+09:00')::text AS by FROM usage_events`,
  );
  await db.run(sql`UPDATE usage_events SET occurred_at = occurred_at - ${row?.by}::interval`);
  const refused = await load(
    usage({ day: '2026-07-01' }),
    usage({ day: '2026-06-30' }),
    usage({ day: '2026-06-29', visits: 0 }),
  );
  // The sums know them where they were.
  await db.run(sql`UPDATE usage_events SET occurred_at = occurred_at + ${row?.by}::interval`);
  expect(refused).toEqual({
    inserted: 1,
    rejections: [
      { index: 0, reason: 'day: counted here already' },
      { index: 2, reason: 'visits: 1 or more expected' },
    ],
  });
});
