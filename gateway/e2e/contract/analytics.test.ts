import { eventually } from '@ideabox/testing';
import { api, as, postIdea } from '../product.ts';

const series = [
  'ideas',
  'votes',
  'comments',
  'members',
  'supporters',
  'page_views',
  'sessions',
  'new_users',
  'view_time',
];
const keyed = [
  'devices',
  'genders',
  'generations',
  'areas',
  'businesses',
  'divisions',
  'web_searches',
  'keyword_ranking',
  'tag_cloud',
  'idea_ranking',
  'leaders',
];

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date());
const daysAgo = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(Date.now() - days * 86_400_000);

const query = (more: object = {}) => ({
  period_start: daysAgo(29),
  period_end: today(),
  period_type: 'date',
  timezone: 'Asia/Tokyo',
  ...more,
});

test.each(series)('%s: a bucket a day, and as CSV', async (widget) => {
  const { status, body } = await api.get(`/analytics/${widget}`).query(query());
  expect([status, body.results.length]).toEqual([200, 30]);
  expect(body.results[0]).toEqual({
    period_start: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    period_end: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    count: expect.any(Number),
  });
  const csv = await api.get(`/analytics/${widget}`).query(query()).set('Accept', 'text/csv');
  expect(csv.headers['content-type']).toMatch(/^text\/csv/);
  expect(csv.text.trim().split('\n')).toHaveLength(31);
});

test.each(keyed)('%s: keys with their counts, and as CSV', async (widget) => {
  const { status, body } = await api.get(`/analytics/${widget}`).query(query());
  expect(status).toBe(200);
  for (const row of body.results)
    expect(row).toMatchObject({
      key: expect.anything(),
      label: expect.any(String),
      count: expect.any(Number),
    });
  const csv = await api.get(`/analytics/${widget}`).query(query()).set('Accept', 'text/csv');
  expect([csv.status, csv.headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/csv/)]);
});

test.each([
  ['week', { period_type: 'week' }],
  ['month', { period_type: 'month' }],
  ['quarter', { period_type: 'quarter' }],
  ['another timezone', { timezone: 'America/St_Johns' }],
])('buckets by %s', async (_, more) => {
  const { status, body } = await api.get('/analytics/ideas').query(query(more));
  expect([status, body.results.length > 0]).toEqual([200, true]);
});

test.each(['supporter', 'operator', 'admin'])('the audience %s is for those roles alone', async (role) => {
  const ask = async (account?: 'member1' | 'supporter1' | 'admin1') =>
    (
      await api
        .get('/analytics/ideas')
        .query(query({ 'roles[]': role }))
        .set(account ? await as(account) : {})
    ).status;
  expect([await ask(), await ask('member1')]).toEqual([401, 403]);
  expect(await ask('admin1')).toBe(200);
});

test('a support given is counted', async () => {
  const count = async () => (await api.get('/analytics/supporters').query(query())).body.results.at(-1).count;
  const before = await count();
  await api
    .put(`/ideas/${await postIdea('member1')}/support`)
    .set(await as('operator1'))
    .expect(200);
  await eventually(async () => expect(await count()).toBeGreaterThan(before), 10_000);
});

test('usage is counted without anyone being known', async () => {
  const count = async (widget: string) =>
    (await api.get(`/analytics/${widget}`).query(query())).body.results.at(-1).count;
  const before = await count('page_views');
  const events = [
    { type: 'page_view', path: '/ideas', device: 'tablet' },
    { type: 'page_leave', path: '/ideas', duration_ms: 4_000 },
    { type: 'search', keyword: '図書館' },
  ];
  expect((await api.post('/analytics/events').send({ events })).status).toBe(202);
  await eventually(async () => expect(await count('page_views')).toBeGreaterThan(before), 10_000);
});

test.each([
  ['an unknown timezone', { timezone: 'Mars/Phobos' }],
  ['an end before the start', { period_start: '2026-02-01', period_end: '2026-01-01' }],
  ['a thousand years of days', { period_start: '1026-01-01', period_end: '2026-01-01' }],
  ['an unknown kind of period', { period_type: 'hour' }],
])('%s is refused', async (_, more) => {
  expect((await api.get('/analytics/votes').query(query(more))).status).toBe(400);
});
