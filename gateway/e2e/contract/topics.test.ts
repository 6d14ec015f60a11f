import { eventually } from '@ideabox/testing';
import { api, as } from '../product.ts';

type Topic = {
  id: number;
  name: string;
  terms: string[];
  idea_count: number;
  positive: number;
  x: number;
  quotes: { idea: number; comment: number | null; sentence: string }[];
};

const always = 'period_start=1970-01-01';

const topics = async (query = always): Promise<Topic[]> => {
  const answer = await api.get(`/analytics/topics?${query}`);
  expect(answer.status).toBe(200);
  return answer.body.results;
};

/** A topic of the demonstration's ideas with something to quote. */
const quoted = () =>
  eventually(async () => {
    const found = (await topics()).find(({ quotes }) => quotes.length > 0);
    expect(found).toBeDefined();
    return found as Topic;
  });

test('what the demonstration’s ideas are about is told within minutes, in words and in sentences of theirs', async () => {
  const { id, name, terms, idea_count, quotes, x } = await quoted();
  // Another test may have named it.
  expect([terms.length > 0, name.length > 0]).toEqual([true, true]);
  expect(idea_count).toBeGreaterThan(0);
  expect(Math.abs(x)).toBeLessThanOrEqual(1);
  for (const { idea, comment, sentence } of quotes) {
    const post = await api.get(comment === null ? `/ideas/${idea}` : `/comments/${comment}`);
    expect(`${post.body.results.name}\n${post.body.results.contents}`).toContain(sentence);
  }
  const [first] = quotes;
  await eventually(async () => {
    const { body } = await api.get(`/ideas?topic=${id}&fields=id&limit=100`);
    expect(body.results).toContainEqual({ id: first?.idea });
  });
  expect(await topics('period_start=2001-01-01&period_end=2001-01-31')).toEqual([]);
});

test('an operator names a topic, and parts it again from what it was merged into', async () => {
  const { id } = await quoted();
  const operator = await as('operator1');
  const put = (body: object) => api.put(`/analytics/topics/${id}`).set(operator).send(body);
  const named = await put({ name: '暮らしのこと' });
  expect([named.status, named.body.results]).toEqual([
    200,
    { id, name: '暮らしのこと', hidden: false, merge_into: null },
  ]);
  await eventually(async () =>
    expect((await topics()).find((topic) => topic.id === id)).toMatchObject({ name: '暮らしのこと' }),
  );
  const itself = await put({ merge_into: id });
  expect([itself.status, itself.body.errors]).toEqual([400, { merge_into: ['invalid'] }]);
  expect((await put({ name: null, merge_into: null })).status).toBe(200);
  const unknown = await api.put('/analytics/topics/999999999').set(operator).send({ hidden: true });
  expect([unknown.status, unknown.body.message]).toEqual([404, 'Topic not found']);
});

test.each([
  ['period_start=2026-02-01&period_end=2026-01-01', 400],
  ['period_end=someday', 400],
  ['timezone=Asia/Tokyo', 400],
  ['category=999999999', 404],
])('topics refuse %s', async (query, status) =>
  expect((await api.get(`/analytics/topics?${query}`)).status).toBe(status),
);
