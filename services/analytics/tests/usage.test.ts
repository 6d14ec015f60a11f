import { sql } from '@ideabox/postgres';
import { type Analytics, bootAnalytics } from './boot.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
beforeAll(async () => {
  analytics = await bootAnalytics();
});
afterAll(() => analytics.stop());
beforeEach(() =>
  analytics.db.run(sql`TRUNCATE usage_events, usage_quotas, searches, sessions, rollups, key_rollups`),
);

const post = (body: object, headers = {}) => analytics.http.post('/analytics/events').set(headers).send(body);
const rows = () => analytics.db.rows<Record<string, unknown>>(sql`SELECT * FROM usage_events ORDER BY id`);
const view = { type: 'page_view', path: '/ideas', referrer_host: 'example.jp', device: 'smartphone' };
const search = (keyword: string) => ({ type: 'search', keyword });

test('a batch is stored and its page views are counted', async () => {
  const answer = await post({
    session_id: 'b2c3d4e5-0000-4000-8000-000000000001',
    events: [view, { type: 'page_leave', path: '/ideas', duration_ms: 12_345 }, search('防災'), view],
  });
  expect(answer.status).toBe(202);
  const [first, leave, searched] = await rows();
  expect(first).toMatchObject({
    kind: 'page_view',
    path: '/ideas',
    referrer_host: 'example.jp',
    role: 'visitor',
  });
  expect(leave).toMatchObject({ kind: 'page_leave', duration_ms: 12_345, device: null });
  expect(searched).toMatchObject({ kind: 'page_view' });
  expect(await analytics.db.rows(sql`SELECT keyword, keyword_key FROM searches`)).toEqual([
    { keyword: '防災', keyword_key: '防災' },
  ]);
  expect(
    (await expectExactSums(analytics.db)).map(({ metric, role, count }) => [metric, role, count]),
  ).toEqual([
    ['page_views', 'visitor', 2],
    ['sessions', 'visitor', 1],
    ['view_ms', 'visitor', 12_345],
  ]);
  const views = await analytics.http.get('/analytics/page_views').set(await analytics.as('root', 'admin'));
  expect(views.body.results.at(-1).count).toBe(2);
});

test('nothing of who it was is kept', async () => {
  const session = 'c2c3d4e5-0000-4000-8000-000000000002';
  const headers = {
    ...(await analytics.as('member-taro', 'supporter', '太郎')),
    'X-Forwarded-For': '203.0.113.9',
  };
  await post(
    { session_id: session, events: [{ ...view, path: '/callback?code=secret#token=secret', device: null }] },
    headers,
  ).expect(202);
  await post({ session_id: session, events: [view] }, headers).expect(202);
  await post({ session_id: `${session}x`, events: [view] }).expect(202);
  const [first, second, other] = await rows();
  expect(JSON.stringify(await rows())).not.toMatch(/taro|太郎|203\.0\.113|secret|c2c3d4e5/);
  expect(first).toMatchObject({ path: '/callback', role: 'supporter' });
  expect(first?.session_key).toMatch(/^[\w-]{43}$/);
  expect(second?.session_key).toBe(first?.session_key);
  expect(other?.session_key).not.toBe(first?.session_key);
  expect(await analytics.db.rows(sql`SELECT 1 FROM session_salts`)).toHaveLength(1);
});

test('a hundred batches at once are counted exactly', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => post({ events: [view, view, view] })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect((await expectExactSums(analytics.db)).reduce((sum, { count }) => sum + count, 0)).toBe(300);
});

test('50 events are taken, 51 and none are not', async () => {
  expect((await post({ events: Array.from({ length: 50 }, () => view) })).status).toBe(202);
  const many = await post({ events: Array.from({ length: 51 }, () => view) });
  expect(many.status).toBe(400);
  expect(many.body.errors).toEqual({ events: ['max_length'] });
  expect((await post({ events: [] })).status).toBe(400);
  expect(await rows()).toHaveLength(50);
});

test.each([
  ['an unknown type', { type: 'click', path: '/' }],
  ['no type', { path: '/' }],
  ['an unknown field', { ...view, member_id: 'taro' }],
  ['a duration of a view', { ...view, duration_ms: 1 }],
  ['no path', { type: 'page_view' }],
  ['an address for a path', { type: 'page_view', path: 'https://example.jp/' }],
  ['a path without end', { type: 'page_view', path: `/${'a'.repeat(2_000)}` }],
  ['NUL in a path', { type: 'page_view', path: '/\u0000' }],
  ['no duration', { type: 'page_leave', path: '/' }],
  ['a huge duration', { type: 'page_leave', path: '/', duration_ms: 86_400_001 }],
  ['a duration that no number holds', { type: 'page_leave', path: '/', duration_ms: 1e308 }],
  ['a negative duration', { type: 'page_leave', path: '/', duration_ms: -1 }],
  ['half a millisecond', { type: 'page_leave', path: '/', duration_ms: 0.5 }],
  ['no keyword', { type: 'search' }],
  ['a blank keyword', search(' 　')],
  ['NUL in a keyword', search('防\u0000災')],
  ['a keyword of 101 characters', search('字'.repeat(101))],
  ['half a surrogate pair', search('\ud842')],
  ['a refrigerator', { ...view, device: 'refrigerator' }],
  ['markup for a host', { ...view, referrer_host: '<script>' }],
  ['no object', 'page_view'],
  ['null', null],
])('%s is a 400, and nothing of its batch is kept', async (_, event) => {
  const answer = await post({ events: [view, event] });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toMatch(/The given data was invalid|Invalid Request/);
  expect(await rows()).toEqual([]);
});

test.each([
  ['another field', { events: [view], visitor: 'x' }],
  ['a session of markup', { events: [view], session_id: '<b>bold</b>' }],
  ['no events', {}],
  ['a list', [view]],
])('a body with %s is a 400', async (_, body) => {
  expect((await post(body)).status).toBe(400);
});

test('text is no JSON', async () => {
  const answer = await analytics.http.post('/analytics/events').type('text/plain').send('hello');
  expect(answer.status).toBe(415);
});
