import { sql } from '@ideabox/postgres';
import { eventually } from '@ideabox/testing';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, comment, idea } from './facts.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
const date_entered = '2026-06-10T00:00:00Z';

beforeAll(async () => {
  analytics = await bootAnalytics();
  await analytics.emit('ideas.v1.CategoriesImported', {
    categories: [
      category(),
      category({ category_id: 2, status: 'open_for_supporter' }),
      category({ category_id: 3, invisible: true }),
    ],
  });
  await analytics.emit('ideas.v1.IdeasImported', {
    ideas: [
      idea({
        name: '図書館を夜まで',
        contents: '図書館で勉強したい。https://example.jp/図書館',
        tags: ['読書'],
        date_entered,
      }),
      idea({
        idea_id: 2,
        name: '秘密の鉄道',
        contents: '鉄道を延ばす。',
        category_id: 2,
        tags: [],
        date_entered,
      }),
      idea({
        idea_id: 3,
        name: '内密の空港',
        contents: '空港を作る。',
        category_id: 3,
        tags: [],
        date_entered,
      }),
      idea({
        idea_id: 4,
        name: '未知の港湾',
        contents: '港湾を広げる。',
        category_id: 77,
        tags: [],
        date_entered,
      }),
    ],
  });
  await analytics.emit(
    'comments.v1.CommentChanged',
    comment({ contents: '図書館の読書会に田中さんが来た。', date_entered }),
  );
  await eventually(async () => {
    expect(await analytics.db.rows(sql`SELECT 1 FROM text_terms`)).toHaveLength(5);
    expect(await analytics.db.rows(sql`SELECT 1 FROM category_facts`)).toHaveLength(3);
  });
});
afterAll(() => analytics.stop());

const settled = () =>
  eventually(async () => {
    const { jsm } = await analytics.bus.link();
    for await (const consumer of jsm.consumers.list('FACTS'))
      expect(consumer.num_pending + consumer.num_ack_pending).toBe(0);
    expect(await analytics.db.rows(sql`SELECT 1 FROM text_queue`)).toEqual([]);
  });

const june = 'period_start=2026-06-01&period_end=2026-06-30';
const ask = (query = june, headers = {}) => analytics.http.get(`/analytics/tag_cloud?${query}`).set(headers);
const words = async (query?: string, headers = {}): Promise<Record<string, number>> => {
  const answer = await ask(query, headers);
  expect(answer.status).toBe(200);
  return Object.fromEntries(answer.body.results.map(({ key, count }: never) => [key, count]));
};

test('the nouns of texts, and tags three times; what is not public is not there', async () => {
  const cloud = await words();
  expect(cloud).toMatchObject({ 図書館: 2, 勉強: 1 });
  expect(cloud.読書).toBeGreaterThanOrEqual(3);
  expect(Object.keys(cloud).join()).not.toMatch(/鉄道|空港|港湾|田中|https|example/);
  const answer = await ask(`${june}&limit=1`);
  expect(answer.body.results[0]).toEqual({ key: '読書', label: '読書', count: cloud.読書 });
  expect(answer.body.metadata.resultset).toMatchObject({ limit: 1, offset: 0 });
  await expectExactSums(analytics.db);
});

test('by category for those who see it, by audience, by period', async () => {
  expect((await ask(`${june}&category=2`)).status).toBe(404);
  const supporter = await analytics.as('s', 'supporter');
  expect(Object.keys(await words(`${june}&category=2`, supporter))).toContain('鉄道');
  expect(Object.keys(await words(june, supporter))).not.toContain('鉄道');
  expect((await ask(`${june}&category=3`, supporter)).status).toBe(404);
  expect(Object.keys(await words(`${june}&category=3`, await analytics.as('o', 'operator')))).toContain(
    '空港',
  );
  expect(Object.keys(await words(`${june}&roles[]=general`)).join()).not.toMatch(/鉄道|空港|港湾/);
  expect((await words(`${june}&roles[]=general`)).図書館).toBe(2);
  expect(await words('period_start=2026-06-11&period_end=2026-06-30')).toEqual({});
  expect(
    (
      await words(
        'period_start=2026-06-09&period_end=2026-06-09&timezone=America/New_York',
        await analytics.as('o', 'operator'),
      )
    ).図書館,
  ).toBe(2);
});

test('an edit, a removal and a late event; a category that closes', async () => {
  const july = 'period_start=2026-07-01&period_end=2026-07-31';
  const own = { category_id: 5, idea_id: 5, date_entered: '2026-07-10T00:00:00Z' };
  const tellIdea = (name: string, contents: string, revision: number) =>
    analytics.emit('ideas.v1.IdeaChanged', idea({ ...own, name, contents, tags: [], revision }));
  const tellComment = (revision: number, removed: boolean) =>
    analytics.emit(
      'comments.v1.CommentChanged',
      comment({ ...own, comment_id: 5, contents: '読書もしたい。', removed, revision }),
    );
  await analytics.emit('ideas.v1.CategoryChanged', category({ category_id: 5 }));
  await tellIdea('図書館を夜まで', '図書館で勉強したい。', 1);
  await tellComment(1, false);
  await settled();
  expect(Object.keys(await words(july))).toEqual(expect.arrayContaining(['図書館', '勉強', '読書']));
  await tellIdea('公園を広く', '公園に木を。', 3);
  await settled();
  await tellIdea('消防', '消防', 2);
  await tellComment(2, true);
  await settled();
  expect(Object.keys(await words(july))).toEqual(['公園']);
  await analytics.emit(
    'ideas.v1.CategoryChanged',
    category({ category_id: 5, status: 'open_for_supporter', revision: 2 }),
  );
  await settled();
  expect(await words(july)).toEqual({});
  await expectExactSums(analytics.db);
});
