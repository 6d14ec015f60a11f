import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { categoryFacts } from '../src/store/facts/category-facts.ts';
import { commentFacts } from '../src/store/facts/comment-facts.ts';
import { ideaFacts } from '../src/store/facts/idea-facts.ts';
import { memberFacts } from '../src/store/facts/member-facts.ts';
import { voteFacts } from '../src/store/facts/vote-facts.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, comment, idea, member, vote } from './facts.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
let staff = {};
const now = new Date().toISOString();

const visit = async (name: string, ...paths: string[]) => {
  const events = paths.map((path) => ({ type: 'page_view', path }));
  await analytics.http
    .post('/analytics/events')
    .send({ session_id: `visit-${name}`, events })
    .expect(202);
};

beforeAll(async () => {
  analytics = await bootAnalytics();
  staff = await analytics.as('root', 'admin');
  const { db } = analytics;
  await applyFacts(db, categoryFacts, [category(), category({ category_id: 3, invisible: true })]);
  for (let index = 0; index < 6; index += 1) await visit(`reader-${index}`, '/', '/ja/idea/12?x=1');
  await visit('comment', '/idea/3/comment/4');
  await visit('returns', '/ideas');
  await visit('returns', '/idea/12');
  for (const path of ['/ideas', '/idea/not_found', '/idea', '/members/idea/4', '/news/idea/12', '/idea/12x'])
    await visit(path.replaceAll(/\W/g, '-').padEnd(8, '-'), path);
  await analytics.http
    .post('/analytics/events')
    .send({ session_id: 'visit-leaves', events: [{ type: 'page_leave', path: '/idea/12', duration_ms: 1 }] });
  const people = Array.from({ length: 7 }, (_, index) => `person ${index}`);
  await applyFacts(
    db,
    memberFacts,
    people.map((member_id) => member({ member_id, date_entered: now })),
  );
  await applyFacts(
    db,
    voteFacts,
    people.flatMap((member_id) => [1, 2].map((idea_id) => vote({ idea_id, member_id, date_entered: now }))),
  );
  await applyFacts(db, commentFacts, [
    ...people
      .slice(0, 6)
      .map((author_id, index) => comment({ comment_id: 1 + index, author_id, date_entered: now })),
    comment({ comment_id: 9, author_id: 'person 0', date_entered: now }),
  ]);
  await applyFacts(db, ideaFacts, [
    idea({ date_entered: now }),
    idea({ idea_id: 2, date_entered: now }),
    idea({ idea_id: 3, author_id: 'person 1', date_entered: now, category_id: 3 }),
    idea({ idea_id: 4, author_id: 'person 2', date_entered: '2026-01-01T00:00:00Z' }),
  ]);
});
afterAll(() => analytics.stop());

const ask = async (query: string, headers = {}): Promise<{ key: string; label: string; count: number }[]> => {
  const answer = await analytics.http.get(`/analytics/funnel?${query}`).set(headers);
  expect([query, answer.status]).toEqual([query, 200]);
  return answer.body.results;
};
const counts = async (query: string, headers = {}) =>
  Object.fromEntries((await ask(query, headers)).map(({ key, count }) => [key, count]));

test('each step is counted by itself, visits and then members, each member once', async () => {
  expect((await ask('')).map(({ key }) => key)).toEqual([
    'visits',
    'readers',
    'members',
    'voters',
    'commenters',
    'authors',
  ]);
  expect(await counts('', staff)).toEqual({
    visits: 14,
    readers: 8,
    members: 7,
    voters: 7,
    commenters: 6,
    // One of them where staff alone read.
    authors: 2,
  });
  await expectExactSums(analytics.db);
});

test('all but staff are told the fives in each', async () => {
  expect(await counts('')).toEqual({
    visits: 10,
    readers: 5,
    members: 5,
    voters: 5,
    commenters: 5,
    authors: 0,
  });
  expect(await counts('', await analytics.as('taro'))).toEqual(await counts(''));
});

test('what belongs to no category is in none, and a period without anything has 0 in each', async () => {
  expect(await counts('category=1', staff)).toMatchObject({
    visits: 0,
    readers: 0,
    members: 0,
    voters: 7,
    authors: 1,
  });
  expect(await counts('roles=visitor', staff)).toMatchObject({
    visits: 14,
    readers: 8,
    members: 0,
    voters: 0,
  });
  const empty = await counts('period_start=2020-01-01&period_end=2020-12-31', staff);
  expect(new Set(Object.values(empty))).toEqual(new Set([0]));
});

test.each([
  ['ja', 'アイデアを開いた訪問'],
  ['en', 'Visits that opened an idea'],
  ['fr', 'Visites ayant ouvert une idée'],
])('its steps say their unit in %s', async (lang, label) => {
  expect((await ask(`lang=${lang}`))[1]).toMatchObject({ key: 'readers', label });
});
