import { applyFacts } from '../src/store/apply-facts.ts';
import { categoryFacts } from '../src/store/category-facts.ts';
import { ideaFacts } from '../src/store/idea-facts.ts';
import { voteFacts } from '../src/store/vote-facts.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, idea, vote } from './facts.ts';

let analytics: Analytics;

/** So many votes on an idea. */
const votesOn = (idea_id: number, count: number, date_entered = '2026-06-10T00:00:00Z') =>
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
    ...votesOn(7, 9, '2025-06-10T00:00:00Z'),
    vote({ idea_id: 1, member_id: 'cancelled', type: 'VOTE_TYPE_UNSPECIFIED' }),
  ]);
});
afterAll(() => analytics.stop());

test('the public’s ideas by votes cast in the period; only fives are told to all', async () => {
  const query = '/analytics/idea_ranking?period_start=2026-06-01&period_end=2026-06-30';
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
