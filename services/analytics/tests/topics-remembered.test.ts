import { sql } from '@ideabox/postgres';
import { eventually } from '@ideabox/testing';
import { type Analytics, bootAnalytics } from './boot.ts';
import { threeCategories } from './facts.ts';
import { ideasOfSubjects, subjects } from './ideas-of-subjects.ts';

let analytics: Analytics;
beforeAll(async () => {
  analytics = await bootAnalytics({ TOPICS_EVERY_MS: '50', RANKINGS_FRESH_MS: '3600000' });
  await analytics.emit('ideas.v1.CategoriesImported', { categories: threeCategories() });
  await analytics.emit('ideas.v1.IdeasImported', { ideas: ideasOfSubjects });
  await eventually(async () => {
    const counted = await analytics.db.rows(sql`SELECT DISTINCT topic_id FROM topic_totals WHERE ideas > 0`);
    expect(counted).toHaveLength(subjects.length);
  });
});
afterAll(() => analytics.stop());

type Topic = { id: number; name: string; idea_count: number };

test('what operators decide of a topic is told at once, however long its figures are remembered', async () => {
  const operator = await analytics.as('operator', 'operator');
  const topics = async (headers = {}): Promise<Topic[]> =>
    (await analytics.http.get('/analytics/topics?period_start=2026-06-01&period_end=2026-06-30').set(headers))
      .body.results;
  const [first, second, third] = (await topics(operator)).map(({ id }) => id);
  await topics();
  const put = (id: number | undefined, wishes: object) =>
    analytics.http.put(`/analytics/topics/${id}`).set(operator).send(wishes);

  expect((await put(first, { name: '暮らし' })).status).toBe(200);
  for (const headers of [operator, {}])
    expect(await topics(headers)).toContainEqual(expect.objectContaining({ id: first, name: '暮らし' }));
  expect((await put(first, { hidden: true })).status).toBe(200);
  expect((await topics()).map(({ id }) => id)).toEqual([second, third]);
  expect((await put(third, { merge_into: second })).status).toBe(200);
  expect((await topics(operator)).map(({ id, idea_count }) => [id, idea_count])).toEqual([
    [second, 24],
    [first, 12],
  ]);
});
