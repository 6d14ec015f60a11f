import { randomUUID } from 'node:crypto';
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
])('buckets by %s', async (_, more) => {
  const { status, body } = await api.get('/analytics/ideas').query(query(more));
  expect([status, body.results.length > 0]).toEqual([200, true]);
});

test('another timezone is for staff', async () => {
  const elsewhere = query({ timezone: 'America/St_Johns' });
  for (const account of [undefined, 'member1', 'supporter1'] as const) {
    const headers = account ? await as(account) : {};
    const { status, body } = await api.get('/analytics/votes').query(elsewhere).set(headers);
    expect([status, body.errors]).toEqual([400, { timezone: ['not_allowed'] }]);
  }
  for (const account of ['semioperator1', 'operator1', 'admin1'] as const)
    await api
      .get('/analytics/votes')
      .query(elsewhere)
      .set(await as(account))
      .expect(200);
});

test.each(['votes', 'supporters', 'members', 'page_views', 'sessions', 'new_users'])(
  '%s: all but staff are told fives, whatever they ask, and what they are told adds up',
  async (widget) => {
    const counts = async (more: object, account?: 'member1' | 'operator1'): Promise<number[]> => {
      const { body } = await api
        .get(`/analytics/${widget}`)
        .query(query(more))
        .set(account ? await as(account) : {});
      return body.results.map(({ count }: { count: number }) => count);
    };
    const total = (list: number[]) => list.reduce((sum, count) => sum + count, 0);
    const past = { period_end: daysAgo(1) };
    const days = await counts(past);
    expect(days.filter((count) => count % 5 !== 0)).toEqual([]);
    expect(await counts(past, 'member1')).toEqual(days);
    for (const period_type of ['week', 'month', 'quarter'])
      expect(total(await counts({ ...past, period_type }))).toBe(total(days));
    expect((await counts({ ...past, 'roles[]': 'general' })).filter((count) => count % 5 !== 0)).toEqual([]);
    // Two months at most are touched, each of which leaves out less than five.
    expect(Math.abs(total(await counts(past, 'operator1')) - total(days))).toBeLessThan(10);
  },
);

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
  const operator = await as('operator1');
  const count = async () =>
    (await api.get('/analytics/supporters').query(query()).set(operator)).body.results.at(-1).count;
  const before = await count();
  await api
    .put(`/ideas/${await postIdea('member1')}/support`)
    .set(operator)
    .expect(200);
  await eventually(async () => expect(await count()).toBeGreaterThan(before));
});

test('usage is counted without anyone being known', async () => {
  const operator = await as('operator1');
  const count = async (widget: string) =>
    (await api.get(`/analytics/${widget}`).query(query()).set(operator)).body.results.at(-1).count;
  const before = await count('page_views');
  const events = [
    { type: 'page_view', path: '/ideas', device: 'tablet' },
    { type: 'page_leave', path: '/ideas', duration_ms: 4_000 },
    { type: 'search', keyword: '図書館' },
  ];
  expect((await api.post('/analytics/events').send({ events })).status).toBe(202);
  await eventually(async () => expect(await count('page_views')).toBeGreaterThan(before));
});

test.each([
  ['an unknown timezone', { timezone: 'Mars/Phobos' }],
  ['an end before the start', { period_start: '2026-02-01', period_end: '2026-01-01' }],
  ['a thousand years of days', { period_start: '1026-01-01', period_end: '2026-01-01' }],
  ['an unknown kind of period', { period_type: 'hour' }],
])('%s is refused', async (_, more) => {
  expect((await api.get('/analytics/votes').query(query(more))).status).toBe(400);
});

test('a word is ranked from five visits on, and no more when an operator has taken it out', async () => {
  const word = `図書館 ${Date.now().toString(36)}`;
  const search = () =>
    api
      .post('/analytics/events')
      .send({ session_id: randomUUID(), events: Array(20).fill({ type: 'search', keyword: word }) })
      .expect(202);
  const found = async () =>
    (await api.get('/analytics/keyword_ranking')).body.results.find(
      ({ key }: { key: string }) => key === word,
    );
  for (let visit = 0; visit < 4; visit += 1) await search();
  expect(await found()).toBeUndefined();
  for (let visit = 4; visit < 12; visit += 1) await search();
  await eventually(async () => expect(await found()).toEqual({ key: word, label: word, count: 10 }));
  const put = async (hidden: boolean) =>
    api
      .put(`/analytics/keywords/${encodeURIComponent(word)}`)
      .set(await as('operator1'))
      .send({ hidden });
  const hid = await put(true);
  expect([hid.status, hid.body.results]).toEqual([200, { keyword: word, hidden: true }]);
  expect(await found()).toBeUndefined();
  await eventually(async () => {
    const { body } = await api.get('/audit').set(await as('admin1'));
    expect(body.results).toContainEqual(
      expect.objectContaining({ action: 'keyword.hidden', entity: 'keyword', entity_id: word }),
    );
  });
  expect((await put(false)).status).toBe(200);
  await eventually(async () => expect(await found()).toBeDefined());
  const unknown = await api
    .put('/analytics/keywords/nobody-searches-for-this')
    .set(await as('admin1'))
    .send({ hidden: true });
  expect([unknown.status, unknown.body.message]).toEqual([404, 'Keyword not found']);
});
