import { sql } from '@ideabox/postgres';
import { eventually, goldenFact, publishedFacts, shapeOf } from '@ideabox/testing';
import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { categoryFacts } from '../src/store/facts/category-facts.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, idea } from './facts.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
beforeAll(async () => {
  analytics = await bootAnalytics({ SETTINGS_POLL_MS: '50' });
  await applyFacts(analytics.db, categoryFacts, [category()]);
});
afterAll(() => analytics.stop());
beforeEach(async () => {
  await analytics.db.run(
    sql`TRUNCATE usage_events, usage_quotas, searches, sessions, rollups, key_rollups, hidden_keywords`,
  );
  // The worker that looks for terms may be at these: rows are waited for, a whole table would be fought for.
  await analytics.db.run(sql`DELETE FROM text_terms`);
  await analytics.db.run(sql`DELETE FROM idea_facts`);
});

let serial = 0;

/** So many visits that search for these words. */
const search = async (visits: number, ...keywords: string[]) => {
  for (let visit = 0; visit < visits; visit += 1) {
    serial += 1;
    const events = keywords.map((keyword) => ({ type: 'search', keyword }));
    const body = { session_id: `visit-${String(serial).padStart(6, '0')}`, events };
    await analytics.http.post('/analytics/events').send(body).expect(202);
  }
};

const ranking = async (query = '') =>
  (await analytics.http.get(`/analytics/keyword_ranking?${query}`)).body.results.map(
    ({ key, label, count }: Record<string, unknown>) => [key, label, count],
  );

const hide = async (keyword: string, hidden: unknown, role?: 'operator' | 'admin' | 'semi-operator') =>
  analytics.http
    .put(`/analytics/keywords/${encodeURIComponent(keyword)}`)
    .set(role ? await analytics.as('staff', role) : await analytics.as('taro'))
    .send({ hidden });

test('keywords are ranked by visits, without regard to width, case and spaces', async () => {
  await search(3, 'ＤＸ', 'DX', '子育て　支援');
  await search(3, 'dx', '子育て 支援');
  await search(1, 'DX ', '=1+1');
  await search(4, '=1+1', '防災');
  expect(await ranking()).toEqual([
    ['dx', 'DX', 7],
    ['子育て 支援', '子育て 支援', 6],
    ['=1+1', '=1+1', 5],
  ]);
  const csv = await analytics.http.get('/analytics/keyword_ranking').set('Accept', 'text/csv');
  expect(csv.text.split('\r\n')[3]).toBe("'=1+1,'=1+1,5");
  expect(await ranking('period_end=2026-01-01')).toEqual([]);
  await expectExactSums(analytics.db);
});

test('four visits are told of nobody’s word, to staff neither; one more is', async () => {
  await search(4, '引っ越し');
  const staff = await analytics.http
    .get('/analytics/keyword_ranking')
    .set(await analytics.as('admin', 'admin'));
  expect([staff.body.results, await ranking()]).toEqual([[], []]);
  await search(1, '引っ越し');
  expect(await ranking()).toEqual([['引っ越し', '引っ越し', 5]]);
});

test('what posts may not have is not shown', async () => {
  await search(5, '防災\ue000', '消防', 'fire');
  expect((await ranking()).map(([key]: string[]) => key)).toEqual(['fire', '消防']);
  const { has } = analytics.sources;
  has.settings = [
    { kind: 'SETTING_KIND_REGISTRY', search_key: 'allow_post_character', value: '\\p{Script=Han}' },
  ];
  await eventually(async () => expect((await ranking()).map(([key]: string[]) => key)).toEqual(['消防']));
  has.settings = [];
  await eventually(async () => expect(await ranking()).toHaveLength(2));
});

test('25 places and no more', async () => {
  const words = Array.from({ length: 30 }, (_, index) => `語${index}`);
  await search(5, ...words);
  expect(await ranking()).toHaveLength(25);
  expect((await analytics.http.get('/analytics/keyword_ranking?limit=26')).status).toBe(400);
});

test('an operator takes a word out for good, however it is written, and brings it back', async () => {
  await search(6, 'ＤＸ', '防災');
  const answer = await hide('dX ', true, 'operator');
  expect([answer.status, answer.body.results]).toEqual([200, { keyword: 'dX', hidden: true }]);
  await search(1, 'dx');
  expect(await ranking()).toEqual([['防災', '防災', 6]]);
  expect((await hide('DX', true, 'admin')).status).toBe(200);
  await analytics.startReplica().then((replica) => replica.stop());
  expect(await ranking()).toHaveLength(1);
  expect((await hide('ＤＸ', false, 'operator')).status).toBe(200);
  expect((await ranking())[0]).toEqual(['dx', 'DX', 7]);
});

test('a hidden word is in no cloud either', async () => {
  const cloud = async () =>
    (
      await analytics.http.get('/analytics/tag_cloud?period_start=2026-06-01&period_end=2026-06-30')
    ).body.results.map(({ key }: { key: string }) => key);
  await analytics.emit('ideas.v1.IdeaChanged', idea({ name: 'DXの公園', contents: '公園のDX。', tags: [] }));
  await eventually(async () => expect((await cloud()).toSorted()).toEqual(['DX', '公園']));
  expect((await hide('dx', true, 'operator')).status).toBe(200);
  expect(await cloud()).toEqual(['公園']);
  expect((await hide('DX', false, 'operator')).status).toBe(200);
  expect((await cloud()).toSorted()).toEqual(['DX', '公園']);
});

test('each change is in the audit log, once', async () => {
  const acts = async () =>
    (await publishedFacts(analytics.nats.url, 'audit.v1.Acted')).filter(
      ({ entity_id }) => entity_id === '秘密',
    );
  await search(1, '秘密');
  for (const hidden of [true, true, false]) expect((await hide('秘密', hidden, 'admin')).status).toBe(200);
  await eventually(async () => expect(await acts()).toHaveLength(2));
  const [hid, showed] = await acts();
  expect(hid).toMatchObject({
    actor_id: 'staff',
    actor_role: 'admin',
    action: 'keyword.hidden',
    entity: 'keyword',
    entity_id: '秘密',
    changes: '{"hidden":[false,true]}',
  });
  expect(showed).toMatchObject({ action: 'keyword.shown' });
  expect(shapeOf(hid)).toEqual(shapeOf(goldenFact('audit.v1.Acted')));
});

test('who may hide, and what', async () => {
  await search(1, '防災');
  expect((await analytics.http.put('/analytics/keywords/x').send({ hidden: true })).status).toBe(401);
  expect((await hide('防災', true)).status).toBe(403);
  expect((await hide('防災', true, 'semi-operator')).status).toBe(403);
  for (const body of ['yes', null, 1, undefined])
    expect((await hide('防災', body, 'operator')).status).toBe(400);
  for (const word of [
    'だれも探さない',
    ' ',
    '字'.repeat(101),
    '\u0000',
    'a\nb',
    '%',
    "'; DROP TABLE searches",
  ]) {
    const answer = await hide(word, true, 'operator');
    expect([word, answer.status, answer.body.message]).toEqual([word, 404, 'Keyword not found']);
  }
  expect(await analytics.db.rows(sql`SELECT 1 FROM hidden_keywords`)).toEqual([]);
});
