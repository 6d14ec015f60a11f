import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { categoryFacts } from '../src/store/facts/category-facts.ts';
import { commentFacts } from '../src/store/facts/comment-facts.ts';
import { ideaFacts } from '../src/store/facts/idea-facts.ts';
import { memberFacts } from '../src/store/facts/member-facts.ts';
import { voteFacts } from '../src/store/facts/vote-facts.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { comment, idea, member, threeCategories, vote } from './facts.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
let staff = {};
let last = 0;

/** Ideas of members, so many of each. */
const ideasOf = (counts: Record<string, number>, given = {}) =>
  Object.entries(counts).flatMap(([author_id, count]) =>
    Array.from({ length: count }, () => {
      last += 1;
      return idea({ idea_id: last, author_id, ...given });
    }),
  );

beforeAll(async () => {
  analytics = await bootAnalytics();
  staff = await analytics.as('root', 'admin');
  const { db } = analytics;
  await applyFacts(db, categoryFacts, threeCategories());
  await applyFacts(db, memberFacts, [
    member({ member_id: 'hidden', hidden: true }),
    member({ member_id: 'gone', status: 'MEMBER_STATUS_WITHDRAWN' }),
  ]);
  await applyFacts(db, ideaFacts, [
    // In June: the first moment of the month in Tokyo, the days at the edges of a cut month, and a day of July.
    ...ideasOf({ a: 6, b: 1, c: 1, d: 1, e: 1 }, { date_entered: '2026-05-31T15:00:00Z' }),
    ...ideasOf({ a: 3, hidden: 20, gone: 9 }, { date_entered: '2026-06-20T03:00:00Z' }),
    ...ideasOf({ b: 4 }, { date_entered: '2026-07-02T03:00:00Z', category_id: 2 }),
    ...ideasOf({ f: 5 }, { removed: true }),
    ...ideasOf({ g: 40 }, { category_id: 3 }),
  ]);
  await applyFacts(db, commentFacts, [
    ...['a', 'b', 'c', 'd'].map((author_id, index) => comment({ comment_id: 1 + index, author_id })),
    ...['e', 'a'].map((author_id, index) =>
      comment({ comment_id: 11 + index, author_id, category_id: 2, author_role: 'supporter' }),
    ),
  ]);
  await applyFacts(
    db,
    voteFacts,
    // Fifty voters: five of eleven votes each, one of twelve more, the others of one.
    Array.from({ length: 50 }, (_, voter) =>
      Array.from({ length: voter < 5 ? 11 : 1 }, (__, index) =>
        vote({ idea_id: 1 + index, member_id: `voter ${voter}` }),
      ),
    ).flat(),
  );
});
afterAll(() => analytics.stop());

const ask = async (query: string, headers = {}) => {
  const answer = await analytics.http.get(`/analytics/concentration?${query}`).set(headers);
  expect([query, answer.status]).toEqual([query, 200]);
  return answer.body.results;
};
const june = 'period_start=2026-06-01&period_end=2026-06-30';
const nothing = { top_1_percent: null, top_10_percent: null, gini: null, curve: [] };

test('of ideas, by those whose posts are shown as theirs; staff see all', async () => {
  // a 9 of 13, the four others one each.
  const told = await ask(june);
  expect(told).toMatchObject({ top_10_percent: 0.3462, top_1_percent: 0.0346, gini: 0.4923 });
  expect([told.curve[80], told.curve[100], told.curve.length]).toEqual([[0.8, 0.3077], [1, 1], 101]);
  const all = await ask(june, staff);
  // hidden 20, gone 9, a 9 and four of one; and 40 where the public does not read.
  expect(all.curve[100]).toEqual([1, 1]);
  expect(all.top_10_percent).toBe(rounded((0.8 * 40) / 82));
});

const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

test('months that a period cuts are counted by their days, in the site’s zone or in that which staff choose', async () => {
  expect(await ask('period_start=2026-06-02&period_end=2026-06-30')).toEqual(nothing);
  // The first six of a, in New York the day before.
  const newYork = 'timezone=America/New_York&category=1';
  expect((await ask(`${newYork}&period_start=2026-05-31&period_end=2026-06-30`, staff)).top_10_percent).toBe(
    rounded((0.7 * 20) / 42),
  );
  expect(await ask(`${newYork}&period_start=2026-06-01&period_end=2026-06-30`, staff)).toEqual(nothing);
  // a 9, b 5 and three of one: a whole month, and two days of another.
  expect((await ask('period_start=2026-06-01&period_end=2026-07-02')).top_10_percent).toBe(
    rounded((0.5 * 9) / 17),
  );
});

test('fewer than five members tell nothing', async () => {
  expect(await ask(`${june}&of=comments&category=1`)).toEqual(nothing);
  expect(await ask(`${june}&of=comments&category=1`, staff)).toEqual(nothing);
  expect(await ask(`${june}&of=comments&roles=general`)).toEqual(nothing);
  // Two of a, one of each of the others.
  expect((await ask(`${june}&of=comments`)).top_10_percent).toBe(rounded((0.5 * 2) / 6));
  expect(await ask(`${june}&category=2`)).toEqual(nothing);
});

test('of votes, all but staff are told in groups of five voters, in fives, and what one does shows in none', async () => {
  const told = await ask(`${june}&of=votes`);
  expect(told).toMatchObject({ top_1_percent: null, top_10_percent: 0.55 });
  expect((await ask(`${june}&of=votes`, staff)).top_1_percent).toBe(rounded((0.5 * 11) / 100));
  expect(await ask(`${june}&of=votes&category=2`)).toEqual(nothing);
  await applyFacts(analytics.db, voteFacts, [
    vote({ idea_id: 20, member_id: 'voter 0' }),
    vote({ idea_id: 20, member_id: 'newcomer' }),
  ]);
  expect(await ask(`${june}&of=votes`)).toEqual(told);
  // One voter less, and there are fewer than ten groups.
  await applyFacts(
    analytics.db,
    voteFacts,
    ['newcomer', 'voter 49'].flatMap((member_id) =>
      [1, 20].map((idea_id) => vote({ idea_id, member_id, type: 'VOTE_TYPE_UNSPECIFIED', revision: 2 })),
    ),
  );
  expect(await ask(`${june}&of=votes`)).toEqual(nothing);
  await expectExactSums(analytics.db);
});

test('as CSV it is one row; visitors and members share it, staff have their own', async () => {
  const csv = await analytics.http
    .get(`/analytics/concentration?${june}&fields=top_10_percent,gini`)
    .set('Accept', 'text/csv');
  expect(csv.text).toBe('top_10_percent,gini\r\n0.3462,0.4923\r\n');
  const caching = async (headers = {}) =>
    (await analytics.http.get('/analytics/concentration').set(headers)).headers['cache-control'];
  expect([await caching(), await caching(staff)]).toEqual([
    expect.stringMatching(/^public/),
    expect.stringMatching(/^private/),
  ]);
});
