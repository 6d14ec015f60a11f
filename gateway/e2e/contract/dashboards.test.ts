import { randomUUID } from 'node:crypto';
import { eventually } from '@ideabox/testing';
import { type Account, api, as, type Member, newMember, postIdea } from '../product.ts';

let category: number;
let members: Member[];

beforeAll(async () => {
  const named = { name: '数える分野', search_key: `dashboards-${randomUUID().slice(0, 8)}` };
  const posted = await api
    .post('/categories')
    .set(await as('operator1'))
    .send({ ...named, status: 'on_air', serial_number: 902 });
  category = posted.body.results.id;
  members = await Promise.all(Array.from({ length: 5 }, newMember));
});
afterAll(async () => {
  await api
    .put(`/categories/${category}`)
    .set(await as('operator1'))
    .send({ invisible: true });
});

type Row = Record<string, unknown> & { key: string; count: number };

/** What is told of the category, of today where nothing is said; staff are told single counts. */
const ask = async (path: string, account?: Account) =>
  api
    .get(`/analytics/${path}${path.includes('?') ? '&' : '?'}category=${category}`)
    .set(account ? await as(account) : {});
const rows = async (path: string): Promise<Row[]> => (await ask(path, 'operator1')).body.results;

const voteOn = async (idea: number, types: string[]) => {
  for (const [index, type] of types.entries())
    await api
      .put(`/ideas/${idea}/vote`)
      .set((members[index] as Member).headers)
      .send({ type })
      .expect(200);
};

test('ideas by votes, points, how divided opinions are, and growth', async () => {
  const [loved, divided] = [
    await postIdea('member1', { category }),
    await postIdea('member1', { category }),
  ] as const;
  await voteOn(loved, ['positive', 'positive', 'positive', 'neutral']);
  await voteOn(divided, ['positive', 'positive', 'positive', 'negative', 'negative']);
  const ranked = async (by: string) =>
    (await rows(`idea_ranking?by=${by}`)).map(({ key, count }) => [Number(key), count]);
  await eventually(async () =>
    expect(await ranked('votes')).toEqual([
      [divided, 5],
      [loved, 4],
    ]),
  );
  expect(await ranked('growth')).toEqual([
    [divided, 5],
    [loved, 4],
  ]);
  expect(await ranked('points')).toEqual([
    [loved, 3],
    [divided, 1],
  ]);
  expect(await ranked('divided')).toEqual([[divided, 2]]);
  // Everyone is told of ideas with five votes, and of those what stands on their page.
  await eventually(async () =>
    expect((await ask('idea_ranking?by=divided')).body.results).toMatchObject([
      { key: `${divided}`, count: 2 },
    ]),
  );
  expect((await ask('idea_ranking?by=luck')).status).toBe(400);
});

test('hours of the week, each with what happened in it', async () => {
  const before = await rows('hours?of=ideas');
  expect(before.map(({ weekday, hour }) => [weekday, hour])).toEqual(
    Array.from({ length: 168 }, (_, index) => [1 + Math.floor(index / 24), index % 24]),
  );
  await postIdea('member1', { category });
  const total = (list: Row[]) => list.reduce((sum, { count }) => sum + count, 0);
  await eventually(async () => expect(total(await rows('hours?of=ideas'))).toBe(total(before) + 1));
  expect((await ask('hours?of=page_views')).body.results).toHaveLength(168);
  const csv = await api.get(`/analytics/hours?of=votes&category=${category}`).set('Accept', 'text/csv');
  expect([csv.status, csv.text.split('\r\n')[0]]).toEqual([200, 'weekday,hour,count']);
});

test('how evenly posts are spread is told of five members or more, from their own posts', async () => {
  const nothing = { top_1_percent: null, top_10_percent: null, gini: null, curve: [] };
  const idea = await postIdea('member1', { category });
  for (const [index, { headers }] of members.entries()) {
    expect((await ask('concentration?of=comments')).body.results).toEqual(nothing);
    for (let turn = 0; turn < (index === 0 ? 2 : 1); turn += 1)
      await api
        .post('/comments')
        .set(headers)
        .send({ idea_id: idea, contents: `${index} ${turn} ${randomUUID()}` })
        .expect(201);
  }
  // Two of the first, one of each of the other four: half of the first one's third.
  await eventually(async () =>
    expect((await ask('concentration?of=comments')).body.results).toMatchObject({
      top_10_percent: 0.1667,
      gini: 0.1333,
    }),
  );
  const { curve } = (await ask('concentration?of=comments')).body.results;
  expect([curve.length, curve[0], curve[80], curve[100]]).toEqual([101, [0, 0], [0.8, 0.6667], [1, 1]]);
  // How much who votes is no one's to know: of few voters staff alone are told.
  expect((await ask('concentration?of=votes')).body.results).toEqual(nothing);
  expect((await ask('concentration?of=ideas')).body.results).toEqual(nothing);
  const csv = await api.get(`/analytics/concentration?category=${category}`).set('Accept', 'text/csv');
  expect([csv.status, csv.text.split('\r\n')[0]]).toEqual([200, 'top_1_percent,top_10_percent,gini,curve']);
});

test('the way from a visit to a post, in visits and then in members', async () => {
  const steps = async () =>
    Object.fromEntries(
      (await api.get('/analytics/funnel').set(await as('operator1'))).body.results.map(
        ({ key, count }: Row) => [key, count],
      ),
    );
  const before = await steps();
  expect(Object.keys(before)).toEqual(['visits', 'readers', 'members', 'voters', 'commenters', 'authors']);
  const author = await newMember();
  const idea = await postIdea(author);
  for (const path of ['/', `/idea/${idea}`])
    await api
      .post('/analytics/events')
      .send({ session_id: randomUUID(), events: [{ type: 'page_view', path }] })
      .expect(202);
  await eventually(async () => {
    const after = await steps();
    expect(after.visits).toBeGreaterThanOrEqual(before.visits + 2);
    for (const key of ['readers', 'members', 'authors'])
      expect([key, after[key] > before[key]]).toEqual([key, true]);
  });
  const told: Row[] = (await api.get('/analytics/funnel')).body.results;
  expect(told.filter(({ count }) => count % 5 !== 0)).toEqual([]);
  const csv = await api.get('/analytics/funnel').set('Accept', 'text/csv');
  expect([csv.status, csv.text.split('\r\n')[0]]).toEqual([200, 'key,label,count']);
});

/** The widgets that are no series and no keys with counts. */
const widgets = ['hours', 'concentration', 'funnel'];

test.each(widgets)('%s refuses what is wrong, and what is not for the one who asks', async (widget) => {
  const statuses = async (query: string, account?: Account) =>
    (await api.get(`/analytics/${widget}?${query}`).set(account ? await as(account) : {})).status;
  for (const query of [
    'timezone=Mars/Phobos',
    'of=luck',
    'period_start=2026-02-01&period_end=2026-01-01',
    'roles=x',
  ])
    expect([query, await statuses(query)]).toEqual([query, 400]);
  expect(await statuses('category=999999999')).toBe(404);
  expect([await statuses('roles=admin'), await statuses('roles=admin', 'member1')]).toEqual([401, 403]);
  expect(await statuses('roles=admin', 'supporter1')).toBe(200);
  const past = 'period_start=2001-01-01&period_end=2001-01-02';
  const [visitor, member] = await Promise.all([
    api.get(`/analytics/${widget}?${past}`),
    api.get(`/analytics/${widget}?${past}`).set(await as('member1')),
  ]);
  expect(member.text).toBe(visitor.text);
});
