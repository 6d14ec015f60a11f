import { publish } from '@ideabox/events';
import { eventually } from '@ideabox/testing';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
const posted: number[] = [];

const place = (idea_id: number, topic_id: number, revision: number) =>
  publish(ideas.db, 'analytics.v1.IdeaPlaced', { idea_id, topic_id, revision });

const about = async (topic: unknown, query = '', headers = {}) => {
  const answer = await ideas.http.get(`/ideas?topic=${topic}&order=asc&${query}`).set(headers);
  expect(answer.status).toBe(200);
  const { results, metadata } = answer.body;
  expect(metadata.resultset.count).toBe(results.length);
  return results.map(({ id }: { id: number }) => posted.indexOf(id));
};

beforeAll(async () => {
  ideas = await bootIdeas();
  for (const status of ['on_air', 'on_air', 'completed', 'open_for_supporter'])
    posted.push(
      (await ideas.post({ category: ideas.categoryIds[status], name: `話題 ${status}` }, 'p', 'admin')).body
        .results.id,
    );
  for (const id of posted) await place(id, 7, 1);
  await eventually(async () => expect(await about(7)).toEqual([0, 1, 2]));
});
afterAll(() => ideas.stop());

test('a list of what is about a topic, narrowed, searched and for those who see it', async () => {
  expect(await about(7, 'category=on_air')).toEqual([0, 1]);
  expect(await about(7, 'keyword=completed')).toEqual([2]);
  expect(await about(7, '', await ideas.as('helper', 'supporter'))).toEqual([0, 1, 2, 3]);
  expect(await about(8)).toEqual([]);
  for (const topic of ['x', '0', '-1', '1.5', ''])
    expect([topic, (await ideas.http.get(`/ideas?topic=${topic}`)).status]).toEqual([topic, 400]);
});

test('what is told later of an idea stands, in whatever order it is heard, and 0 takes it out', async () => {
  const { id } = (await ideas.post({ name: '話題の移るアイデア' }, 'p', 'admin')).body.results;
  const count = async (topic: number) => (await ideas.http.get(`/ideas?topic=${topic}`)).body.results.length;
  await place(id, 19, 5);
  await place(id, 18, 3);
  await eventually(async () => expect(await count(19)).toBe(1));
  // Heard in order, what comes after it tells that it was heard.
  await place(id, 17, 4);
  await place(id, 16, 6);
  await eventually(async () => expect(await count(16)).toBe(1));
  expect([await count(17), await count(18), await count(19)]).toEqual([0, 0, 0]);
  await place(id, 0, 7);
  await eventually(async () => expect(await count(16)).toBe(0));
});
