import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { categoryFacts } from '../src/store/facts/category-facts.ts';
import { ideaFacts } from '../src/store/facts/idea-facts.ts';
import { voteFacts } from '../src/store/facts/vote-facts.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, idea, vote } from './facts.ts';

let analytics: Analytics;

/** So many votes on an idea. */
const votesOn = (idea_id: number, count: number, date_entered = '2026-05-10T00:00:00Z') =>
  Array.from({ length: count }, (_, index) => vote({ idea_id, member_id: `member ${index}`, date_entered }));

beforeAll(async () => {
  analytics = await bootAnalytics();
  await applyFacts(analytics.db, categoryFacts, [
    category({ category_id: 1 }),
    category({ category_id: 2, status: 'open_for_supporter' }),
    category({ category_id: 3, status: 'open_for_myself_and_operator' }),
    category({ category_id: 4, invisible: true }),
    category({ category_id: 5, name: '済み', status: 'completed' }),
  ]);
  await applyFacts(analytics.db, ideaFacts, [
    ...[1, 2, 3, 4, 5].map((id) => idea({ idea_id: id, category_id: id, name: `案${id}` })),
    idea({ idea_id: 6, removed: true }),
    idea({ idea_id: 7, name: '去年の案' }),
  ]);
  await applyFacts(analytics.db, voteFacts, [
    ...votesOn(1, 2),
    ...votesOn(2, 9),
    ...votesOn(3, 9),
    ...votesOn(4, 9),
    ...votesOn(5, 3),
    ...votesOn(6, 9),
    ...votesOn(7, 9, '2025-05-10T00:00:00Z'),
    vote({ idea_id: 1, member_id: 'cancelled', type: 'VOTE_TYPE_UNSPECIFIED' }),
  ]);
});
afterAll(() => analytics.stop());

test('the public’s ideas by votes cast in the period; only fives are told to all', async () => {
  const query = '/analytics/idea_ranking?period_start=2026-05-01&period_end=2026-05-31';
  const answer = await analytics.http.get(query).set(await analytics.as('root', 'admin'));
  expect(answer.status).toBe(200);
  expect(answer.body.results).toEqual([
    { key: '5', label: '案5', count: 3, idea: { id: 5, name: '案5', category: { id: 5, name: '済み' } } },
    { key: '1', label: '案1', count: 2, idea: { id: 1, name: '案1', category: { id: 1, name: '防災' } } },
  ]);
  const told = async (more: string) =>
    (await analytics.http.get(`${query}${more}`)).body.results.map(({ key, count }: never) => [key, count]);
  expect(await told('')).toEqual([]);
  await applyFacts(analytics.db, voteFacts, votesOn(1, 7));
  expect(await told('')).toEqual([['1', 5]]);
  expect(await told('&category=1&roles=general')).toEqual([['1', 5]]);
  expect(await told('&category=5')).toEqual([]);
  expect((await analytics.http.get(`${query}&category=4`)).status).toBe(404);
});

const order = async (query: string, headers = {}) =>
  (await analytics.http.get(`/analytics/idea_ranking?${query}`).set(headers)).body.results.map(
    ({ key, count }: never) => [key, count],
  );

test('by points, by how divided opinions are, and by growth', async () => {
  const { db } = analytics;
  await applyFacts(db, categoryFacts, [category({ category_id: 10 })]);
  /** Votes of each type on an idea, in the order of the types. */
  const opinions = (idea_id: number, counts: [number, number, number], date_entered: string) =>
    counts.flatMap((count, type) =>
      Array.from({ length: count }, (_, index) =>
        vote({
          idea_id,
          category_id: 10,
          member_id: `${date_entered} ${type} ${index}`,
          type: (['VOTE_TYPE_POSITIVE', 'VOTE_TYPE_NEUTRAL', 'VOTE_TYPE_NEGATIVE'] as const)[type] as never,
          date_entered,
        }),
      ),
    );
  await applyFacts(
    db,
    ideaFacts,
    [11, 12, 13, 14, 15].map((idea_id) => idea({ idea_id, category_id: 10, name: `案${idea_id}` })),
  );
  await applyFacts(db, voteFacts, [
    ...opinions(11, [30, 9, 6], '2026-07-10T00:00:00Z'),
    ...opinions(12, [6, 0, 6], '2026-07-10T00:00:00Z'),
    ...opinions(12, [1, 0, 0], '2026-06-15T00:00:00Z'),
    ...opinions(13, [8, 0, 0], '2026-07-10T00:00:00Z'),
    ...opinions(13, [20, 0, 0], '2026-06-20T00:00:00Z'),
    ...opinions(14, [50, 0, 50], '2026-06-20T00:00:00Z'),
    ...opinions(15, [1, 0, 3], '2026-07-10T00:00:00Z'),
  ]);
  const july = 'category=10&period_start=2026-07-01&period_end=2026-07-31&period_type=month';
  const admin = await analytics.as('root', 'admin');
  expect(await order(`${july}&by=votes`, admin)).toEqual(await order(july, admin));
  expect(await order(`${july}&by=votes`, admin)).toEqual([
    ['11', 45],
    ['12', 12],
    ['13', 8],
    ['15', 4],
  ]);
  // What everyone sees on an idea, whenever its votes were cast: of the ideas that this month's votes are on.
  expect(await order(`${july}&by=points`, admin)).toEqual([
    ['13', 28],
    ['11', 24],
    ['12', 1],
  ]);
  // Of those with as many on the smaller side, the one whose sides are nearer to each other.
  expect(await order(`${july}&by=divided`, admin)).toEqual([
    ['12', 6],
    ['11', 6],
    ['15', 1],
  ]);
  expect(await order(`${july}&by=growth`, admin)).toEqual([
    ['11', 45],
    ['12', 11],
    ['15', 4],
  ]);
  // Growth in days is that on as many days before, which for July's 31 begin in June.
  expect(await order(`${july.replace('month', 'date')}&by=growth`, admin)).toEqual([
    ['11', 45],
    ['12', 11],
    ['15', 4],
  ]);
  // Everyone is told the same points, of ideas with five votes that are told.
  expect(await order(`${july}&by=points`)).toEqual([
    ['13', 28],
    ['11', 24],
    ['12', 1],
  ]);
  expect(await order(`${july}&by=divided`)).toEqual([
    ['12', 6],
    ['11', 6],
  ]);
  expect(await order(`${july}&by=growth`)).toEqual([
    ['11', 45],
    ['12', 10],
  ]);
  expect(await order(`${july}&by=points&roles=visitor`)).toEqual([]);
  const csv = await analytics.http
    .get(`/analytics/idea_ranking?${july}&by=divided&fields=key,count`)
    .set('Accept', 'text/csv');
  expect(csv.text).toBe('key,count\r\n12,6\r\n11,6\r\n');
  // Votes that change or are taken back move the points.
  await applyFacts(db, voteFacts, [
    ...opinions(13, [8, 0, 0], '2026-07-10T00:00:00Z').map((given) => ({
      ...given,
      type: 'VOTE_TYPE_NEGATIVE' as const,
      revision: 2,
    })),
    ...opinions(11, [10, 0, 0], '2026-07-10T00:00:00Z').map((given) => ({
      ...given,
      type: 'VOTE_TYPE_UNSPECIFIED' as const,
      revision: 2,
    })),
  ]);
  expect(await order(`${july}&by=points`)).toEqual([
    ['11', 14],
    ['13', 12],
    ['12', 1],
  ]);
  expect((await analytics.http.get(`/analytics/idea_ranking?by=luck`)).status).toBe(400);
});
