import { sql } from '@ideabox/postgres';
import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { categoryFacts } from '../src/store/facts/category-facts.ts';
import { commentFacts } from '../src/store/facts/comment-facts.ts';
import { ideaFacts } from '../src/store/facts/idea-facts.ts';
import { recount } from '../src/store/facts/recount.ts';
import { voteFacts } from '../src/store/facts/vote-facts.ts';
import { usageMetrics } from '../src/store/usage/usage-metrics.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { comment, idea, threeCategories, vote } from './facts.ts';

let analytics: Analytics;
let staff = {};

/** So many votes at a moment. */
const votes = (count: number, date_entered: string, given = {}) =>
  Array.from({ length: count }, (_, index) =>
    vote({ member_id: `${date_entered} ${index}`, date_entered, ...given }),
  );

beforeAll(async () => {
  analytics = await bootAnalytics();
  staff = await analytics.as('root', 'admin');
  const { db } = analytics;
  await applyFacts(db, categoryFacts, threeCategories());
  await applyFacts(db, ideaFacts, [
    // In Tokyo: Monday the first, the last moment of its ninth hour, the first of its tenth, and midnight on Sunday.
    idea({ date_entered: '2026-06-01T00:59:59.999Z' }),
    idea({ idea_id: 2, date_entered: '2026-06-01T01:00:00Z', category_id: 2 }),
    idea({ idea_id: 3, date_entered: '2026-06-06T15:00:00Z', author_role: 'supporter' }),
    // A week later at the same hour; before the period; removed; where the public does not read.
    idea({ idea_id: 4, date_entered: '2026-06-08T00:10:00Z' }),
    idea({ idea_id: 5, date_entered: '2026-05-31T14:59:59Z' }),
    idea({ idea_id: 6, date_entered: '2026-06-08T00:10:00Z', removed: true }),
    idea({ idea_id: 7, date_entered: '2026-06-08T00:10:00Z', category_id: 3 }),
  ]);
  await applyFacts(db, commentFacts, [comment({ date_entered: '2026-06-03T12:00:00Z' })]);
  await applyFacts(db, voteFacts, [
    // Tuesday at noon, in four weeks of June and one of July, and on a Wednesday.
    ...votes(3, '2026-06-02T03:00:00Z'),
    ...votes(3, '2026-06-09T03:30:00Z'),
    ...votes(4, '2026-06-16T03:59:00Z', { category_id: 2 }),
    ...votes(2, '2026-06-23T03:00:00Z', { member_role: 'supporter' }),
    ...votes(4, '2026-07-07T03:00:00Z'),
    ...votes(4, '2026-06-10T03:00:00Z'),
    ...votes(9, '2026-06-10T03:00:00Z', { idea_id: 7, category_id: 3 }),
    // The hours before and after New York’s clocks went on.
    ...votes(1, '2026-03-08T06:59:00Z'),
    ...votes(1, '2026-03-08T07:00:00Z'),
  ]);
  await db.run(sql`
    INSERT INTO usage_events (kind, path, role, occurred_at)
    SELECT 'page_view', '/', 'visitor', '2026-06-07T14:30:00Z' FROM generate_series(1, 8)`);
  for (const metric of usageMetrics) await recount(db, metric);
});
afterAll(() => analytics.stop());

type Hour = { weekday: number; hour: number; count: number };
const ask = async (query: string, headers = {}): Promise<Hour[]> => {
  const answer = await analytics.http.get(`/analytics/hours?${query}`).set(headers);
  expect([query, answer.status]).toEqual([query, 200]);
  return answer.body.results;
};
/** The hours that have any, as `weekday hour`. */
const busy = async (query: string, headers = {}) =>
  Object.fromEntries(
    (await ask(query, headers))
      .filter(({ count }) => count > 0)
      .map(({ weekday, hour, count }) => [`${weekday} ${hour}`, count]),
  );
const june = 'period_start=2026-06-01&period_end=2026-06-30';

test('every hour of the week is there, in order, from Monday on, and pages cut them', async () => {
  const rows = await ask(june);
  expect(rows.map(({ weekday, hour }) => weekday * 100 + hour)).toEqual(
    Array.from({ length: 168 }, (_, index) => (1 + Math.floor(index / 24)) * 100 + (index % 24)),
  );
  const answer = await analytics.http.get(`/analytics/hours?${june}&limit=2&offset=9`);
  expect(answer.body).toEqual({
    results: [
      { weekday: 1, hour: 9, count: 2 },
      { weekday: 1, hour: 10, count: 1 },
    ],
    metadata: { resultset: { count: 168, limit: 2, offset: 9 } },
  });
  const csv = await analytics.http.get(`/analytics/hours?${june}&limit=1`).set('Accept', 'text/csv');
  expect(csv.text).toBe('weekday,hour,count\r\n1,0,0\r\n');
});

test('ideas and comments are told one by one, by the site’s clock, in the period alone', async () => {
  expect(await busy(june)).toEqual({ '1 9': 2, '1 10': 1, '7 0': 1 });
  expect(await busy(`${june}&category=2`)).toEqual({ '1 10': 1 });
  expect(await busy(`${june}&roles=general`)).toEqual({ '1 9': 2, '1 10': 1 });
  expect(await busy('period_start=2026-05-31&period_end=2026-06-01')).toEqual({
    '1 9': 1,
    '1 10': 1,
    '7 23': 1,
  });
  expect(await busy(`${june}&of=comments`)).toEqual({ '3 21': 1 });
  expect(await busy(june, await analytics.as('hanako', 'supporter'))).toEqual({
    '1 9': 3,
    '1 10': 1,
    '7 0': 1,
  });
});

test('votes and page views of an hour are told in fives, each hour and month by itself', async () => {
  expect(await busy(`${june}&of=votes`, staff)).toEqual({ '2 12': 12, '3 12': 13 });
  expect(await busy(`${june}&of=votes`)).toEqual({ '2 12': 10 });
  // Of four votes in each of two months nothing is told; the sixth of June is told with the fifth.
  expect(await busy('of=votes&period_start=2026-06-10&period_end=2026-07-31')).toEqual({ '2 12': 5 });
  expect(await busy('of=votes&period_start=2026-06-01&period_end=2026-06-09')).toEqual({ '2 12': 5 });
  expect(await busy(`${june}&of=votes&roles=supporter`, staff)).toEqual({ '2 12': 2 });
  expect(await busy(`${june}&of=votes&category=2`)).toEqual({});
  expect(await busy(`${june}&of=page_views`)).toEqual({ '7 23': 5 });
  expect(await busy(`${june}&of=page_views`, staff)).toEqual({ '7 23': 8 });
  expect(await busy(`${june}&of=page_views&category=1`, staff)).toEqual({});
});

test('staff choose whose clock it is: one beside the hour, and one that is put on', async () => {
  expect(await busy(`${june}&timezone=Asia/Kolkata`, staff)).toEqual({ '1 5': 2, '1 6': 2, '6 20': 1 });
  const march = 'of=votes&period_start=2026-03-08&period_end=2026-03-08&timezone=America/New_York';
  expect(await busy(march, staff)).toEqual({ '7 1': 1, '7 3': 1 });
  expect((await analytics.http.get('/analytics/hours?timezone=Asia/Kolkata')).status).toBe(400);
});

test.each(['of=members', 'of=', 'of=votes&of=ideas', 'limit=169'])('%s is refused', async (query) => {
  expect((await analytics.http.get(`/analytics/hours?${query}`)).status).toBe(400);
});

test('what everyone is told is shared; what others are told is theirs alone', async () => {
  const caching = async (headers = {}) =>
    (await analytics.http.get(`/analytics/hours?${june}`).set(headers)).headers['cache-control'];
  expect(await caching()).toMatch(/^public/);
  expect(await caching(await analytics.as('taro'))).toMatch(/^public/);
  expect(await caching(staff)).toMatch(/^private/);
});
