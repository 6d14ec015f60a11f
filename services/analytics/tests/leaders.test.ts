import { sql } from '@ideabox/postgres';
import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { categoryFacts } from '../src/store/facts/category-facts.ts';
import { commentFacts } from '../src/store/facts/comment-facts.ts';
import { ideaFacts } from '../src/store/facts/idea-facts.ts';
import { memberFacts } from '../src/store/facts/member-facts.ts';
import { ratingFacts } from '../src/store/facts/rating-facts.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, comment, idea, member, rating } from './facts.ts';
import { commentHistories, ideaHistories } from './histories.ts';
import { createRandom } from './random.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
const random = createRandom(23);
const people = ['a', 'b', 'c', 'd'];

beforeAll(async () => {
  analytics = await bootAnalytics();
  const { db } = analytics;
  await applyFacts(db, categoryFacts, [
    category(),
    category({ category_id: 2, status: 'open_for_supporter' }),
    category({ category_id: 3 }),
  ]);
  await applyFacts(db, memberFacts, [
    member(),
    member({
      member_id: 'hanako',
      portal_name: '花子',
      roles: ['supporter', 'general'],
      icon_src: '/icons/h.webp',
    }),
    member({ member_id: 'hidden', hidden: true }),
    member({ member_id: 'gone', status: 'MEMBER_STATUS_WITHDRAWN', portal_name: '' }),
    member({ member_id: 'suspended', status: 'MEMBER_STATUS_SUSPENDED' }),
    ...people.map((member_id) => member({ member_id })),
  ]);
  const authors = ['taro', 'hidden', 'gone', 'suspended'];
  await applyFacts(db, ideaFacts, [
    ...authors.map((author_id, index) => idea({ idea_id: 1 + index, author_id })),
    idea({ idea_id: 10, author_id: 'hanako', removed: true }),
    ...[11, 12, 13].map((idea_id) => idea({ idea_id, author_id: 'hanako', category_id: 2 })),
    ...ideaHistories(random, 200).map((history) => ({
      ...history.at(-1)!,
      idea_id: history[0]!.idea_id + 1_000,
      author_id: random.pick(people),
    })),
  ]);
  await applyFacts(db, commentFacts, [
    ...[1, 2].map((comment_id) => comment({ comment_id })),
    comment({ comment_id: 3, author_id: 'taro', category_id: 9 }),
    ...commentHistories(random, 300).map((history) => ({
      ...history.at(-1)!,
      comment_id: history[0]!.comment_id + 1_000,
      author_id: random.pick(people),
    })),
  ]);
  await applyFacts(db, ratingFacts, [
    rating({ stars: 4 }),
    rating({ member_id: 'saburo', stars: 5 }),
    rating({ member_id: 'shiro', stars: 3 }),
    rating({ member_id: 'goro', stars: 0 }),
  ]);
});
afterAll(() => analytics.stop());

const june = 'period_start=2026-06-01&period_end=2026-06-30';
const ask = (query: string, headers = {}) => analytics.http.get(`/analytics/leaders?${query}`).set(headers);

test('points by the published formula, of what the public sees and of those who show themselves', async () => {
  const answer = await ask(june);
  expect(answer.body.results).toEqual([
    {
      key: 'hanako',
      label: '花子',
      // Two comments and two high ratings; the ideas are removed or in a category that is not public.
      count: 2 * 3 + 2 * 2,
      user: {
        id: 'hanako',
        portal_name: '花子',
        role: 'supporter',
        roles: ['supporter', 'general'],
        user_icon_src: '/icons/h.webp',
        status: 'active',
        hidden: false,
      },
    },
    expect.objectContaining({ key: 'taro', label: '太郎', count: 10 }),
  ]);
  expect(answer.body.metadata.resultset).toEqual({ count: 2, limit: 25, offset: 0 });
  await expectExactSums(analytics.db);
});

test('by today’s role, for those who may ask, and by category', async () => {
  expect((await ask(`${june}&roles[]=supporter`)).status).toBe(401);
  const keys = async (query: string, headers = {}) =>
    (await ask(`${june}&${query}`, headers)).body.results.map(({ key }: never) => key);
  const supporter = await analytics.as('hanako', 'supporter');
  expect(await keys('roles[]=supporter', supporter)).toEqual(['hanako']);
  expect(await keys('roles[]=general')).toEqual(['taro']);
  expect(await keys('category=3')).toEqual([]);
  expect((await ask(`${june}&category=2`)).status).toBe(404);
  expect((await ask(`${june}&category=2`, supporter)).body.results).toEqual([
    expect.objectContaining({ key: 'hanako', count: 30 }),
  ]);
});

// Japan's days whole, and cut at either end.
test.each([
  ['Asia/Tokyo', '2026-03-05', '2026-03-20'],
  ['UTC', '2026-03-05', '2026-03-20'],
  ['America/New_York', '2026-03-07', '2026-03-08'],
  ['America/New_York', '2026-03-08', '2026-03-08'],
  ['Asia/Kathmandu', '2026-03-05', '2026-03-31'],
  ['Pacific/Kiritimati', '2026-03-10', '2026-03-10'],
  ['Pacific/Pago_Pago', '2026-03-10', '2026-03-11'],
])('the days of %s from %s to %s are what one counts from the rows', async (timezone, start, end) => {
  const counted = await analytics.db.rows(sql`
    SELECT author_id AS key, sum(points)::bigint AS count FROM (
      SELECT author_id, date_entered, category_id, 10 AS points FROM idea_facts WHERE NOT removed
      UNION ALL SELECT author_id, date_entered, category_id, 3 FROM comment_facts WHERE NOT removed
    ) AS posts
    WHERE (date_entered AT TIME ZONE ${timezone})::date BETWEEN ${start}::date AND ${end}::date AND category_id IN (1, 3)
    GROUP BY author_id ORDER BY count DESC, key`);
  expect(counted.length).toBeGreaterThan(0);
  const answer = await ask(
    `period_start=${start}&period_end=${end}&timezone=${timezone}`,
    await analytics.as('root', 'admin'),
  );
  expect(answer.body.results.map(({ key, count }: never) => ({ key, count }))).toEqual(counted);
});
