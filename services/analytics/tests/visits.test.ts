import { sql } from '@ideabox/postgres';
import { recount } from '../src/store/facts/recount.ts';
import { forgetUsage } from '../src/store/usage/forget-usage.ts';
import { keywordMetrics, sessionMetrics, usageMetrics } from '../src/store/usage/usage-metrics.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
let staff = {};
beforeAll(async () => {
  analytics = await bootAnalytics();
  staff = await analytics.as('root', 'admin');
});
afterAll(() => analytics.stop());
beforeEach(() =>
  analytics.db.run(sql`TRUNCATE usage_events, usage_quotas, searches, sessions, rollups, key_rollups`),
);

const view = (given = {}) => ({ type: 'page_view', path: '/', ...given });
const leave = (seconds: number) => ({ type: 'page_leave', path: '/', duration_ms: seconds * 1_000 });
const post = async (body: object, query = '') => {
  const answer = await analytics.http.post(`/analytics/events${query}`).send(body);
  expect(answer.status).toBe(202);
};
const today = async (widget: string) =>
  (await analytics.http.get(`/analytics/${widget}`).set(staff)).body.results.at(-1)?.count;
const list = async (widget: string, query = '') =>
  (await analytics.http.get(`/analytics/${widget}?${query}`).set(staff)).body.results.map(
    ({ key, label, count }: never) => [key, label, count],
  );

test('visits, new ones among them, and how long they read', async () => {
  await post({ session_id: 'visit-0001', first_visit: true, events: [view(), leave(30), view(), leave(20)] });
  await post({ session_id: 'visit-0001', events: [view(), leave(10)] });
  await post({ session_id: 'visit-0002', events: [view(), leave(5 * 3_600)] });
  await post({ session_id: 'visit-0003', events: [leave(60)] });
  await post({ events: [view()] }, '?visitor_id=fingerprint-1');
  await post({ events: [view()] }, '?visitor_id=fingerprint-1');
  await post({ events: [view()] });
  await post({ events: [leave(1)] }, '?visitor_id=a&visitor_id=b&visitor_id=');
  await post({ events: [leave(1)] }, '?visitor_id=');
  expect(await today('page_views')).toBe(7);
  expect(await today('sessions')).toBe(3);
  expect(await today('new_users')).toBe(1);
  // 60 seconds, half an hour at most, and nothing.
  expect(await today('view_time')).toBe((60 + 1_800 + 0) / 3);
  await expectExactSums(analytics.db);
  expect(JSON.stringify(await analytics.db.rows(sql`SELECT * FROM sessions`))).not.toMatch(
    /visit-|fingerprint/,
  );
});

test('a visit at once in many batches is one visit', async () => {
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      post({ session_id: `visit-000${index % 3}`, events: [view(), leave(1)] }),
    ),
  );
  expect(await today('sessions')).toBe(3);
  expect(await today('view_time')).toBe(20);
  await expectExactSums(analytics.db);
});

test('devices and search engines, by their names', async () => {
  await post({
    events: [
      view({ device: 'smartphone', referrer_host: 'www.google.co.jp' }),
      view({ device: 'smartphone', referrer_host: 'www.google.com' }),
      view({ device: 'tablet', referrer_host: 'search.yahoo.co.jp' }),
      view({ referrer_host: 'example.jp' }),
      { type: 'search', keyword: '防災', device: 'computer' },
    ],
  });
  expect(await list('devices')).toEqual([
    ['smartphone', 'スマートフォン', 2],
    ['tablet', 'タブレット', 1],
  ]);
  expect(await list('devices', 'lang=ru&limit=1')).toEqual([['smartphone', 'Смартфон', 2]]);
  expect(await list('web_searches')).toEqual([
    ['google', 'Google', 2],
    ['yahoo', 'Yahoo!', 1],
  ]);
  expect(await list('devices', 'period_end=2026-01-01')).toEqual([]);
  await expectExactSums(analytics.db);
});

test('what is old is forgotten, and its sums stand, also after a recount', async () => {
  await post({
    session_id: 'visit-0001',
    events: [view({ device: 'tablet' }), { type: 'search', keyword: '防災' }],
  });
  const { db } = analytics;
  // As if all of it had been three days ago.
  for (const statement of [
    sql`UPDATE usage_events SET occurred_at = occurred_at - interval '3 days'`,
    sql`UPDATE searches SET occurred_at = occurred_at - interval '3 days'`,
    sql`UPDATE sessions SET started_at = started_at - interval '3 days'`,
    sql`UPDATE rollups SET bucket = bucket - interval '3 days'`,
    sql`UPDATE key_rollups SET bucket = bucket - interval '3 days'`,
  ])
    await db.run(statement);
  await post({ session_id: 'visit-0002', events: [view()] });
  const sums = () => db.rows(sql`SELECT * FROM rollups ORDER BY metric, bucket, category_id`);
  const before = await sums();
  expect(await forgetUsage(db, 2)).toBe(3);
  expect(await forgetUsage(db, 2)).toBe(0);
  expect(await db.rows(sql`SELECT kind FROM usage_events`)).toEqual([{ kind: 'page_view' }]);
  expect(await db.rows(sql`SELECT 1 FROM sessions`)).toHaveLength(1);
  for (const metric of [...usageMetrics, ...keywordMetrics, ...sessionMetrics])
    expect(await recount(db, metric, { forgets: true })).toBe(0);
  expect(await sums()).toEqual(before);
  expect(
    await db.rows(
      sql`SELECT key, count FROM key_rollups WHERE metric = 'keyword_ranking' AND category_id = -1`,
    ),
  ).toEqual([{ key: '防災\u001f防災', count: 1 }]);
  await db.run(sql`UPDATE projection SET usage_since = '-infinity'`);
});
