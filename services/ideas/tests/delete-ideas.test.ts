import { eventually, publishedFacts } from '@ideabox/testing';
import { actsOn } from './acts-on.ts';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

const newIdea = async (body: object = {}, id?: string, role?: string) =>
  (await ideas.post(body, id, role)).body.results.id as number;
const remove = async (id: number | string, member: string, role = 'general', body?: object, query = '') => {
  const request = ideas.http.delete(`/ideas/${id}${query}`).set(await ideas.as(member, role));
  return body ? request.send(body) : request;
};
const vote = async (id: number, member: string) =>
  ideas.http
    .put(`/ideas/${id}/vote`)
    .set(await ideas.as(member))
    .send({ type: 'positive' });
const expectComment = (idea_id: number, member_id = 'm') =>
  ideas.rpc.call('CheckComment', { idea_id, member_id, role: 'general', top_level: true });

test('an operator removes with a reason, and the idea is gone from everywhere at once', async () => {
  const category = ideas.categoryIds.on_air;
  const counts = async () => {
    const listed = (await ideas.http.get('/ideas')).body.metadata.resultset.count;
    const found = (await ideas.http.get('/ideas?keyword=cormorant')).body.metadata.resultset.count;
    const { idea_count } = (await ideas.http.get(`/categories/${category}`)).body.results;
    return { listed, found, idea_count };
  };
  const id = await newIdea({ name: 'cormorant' });
  await vote(id, 'a');
  const before = await counts();
  const removed = await remove(id, 'op', 'operator', { reason: '規約違反' });
  expect([removed.status, removed.body]).toEqual([200, { results: { id } }]);
  expect(await counts()).toEqual({
    listed: before.listed - 1,
    found: 0,
    idea_count: before.idea_count - 1,
  });
  const feed = await fetch(`http://127.0.0.1:${ideas.httpPort}/rss`);
  expect(await feed.text()).not.toContain('cormorant');
  expect((await ideas.http.get(`/ideas/${id}`)).status).toBe(404);
  expect((await ideas.http.get(`/ideas/${id}/versions`)).status).toBe(404);
  expect((await vote(id, 'b')).status).toBe(404);
  expect((await remove(id, 'op', 'operator', { reason: '規約違反' })).body.message).toBe('Idea not found');
  const told = await eventually(async () => {
    const facts = await publishedFacts(ideas.nats.url, 'ideas.v1.IdeaChanged');
    const last = facts.filter((fact) => fact.idea_id === id).at(-1);
    expect(last?.removed).toBe(true);
    return last;
  });
  expect(told).toMatchObject({
    cause: 'IDEA_CAUSE_REMOVED',
    author_id: 'author',
    actor_id: 'op',
    reason: '規約違反',
    revision: 2,
  });
  expect(await actsOn(ideas.nats.url, 'idea', id, 1)).toMatchObject([
    { action: 'idea.removed', actor_id: 'op', reason: '規約違反' },
  ]);
});

test.each([
  ['no body', undefined, '', { reason: ['required'] }],
  ['no reason', {}, '', { reason: ['required'] }],
  ['null', { reason: null }, '', { reason: ['required'] }],
  ['blank', { reason: ' ' }, '', { reason: ['required'] }],
  ['a number', { reason: 1 }, '', { reason: ['invalid'] }],
  ['501 characters', { reason: 'あ'.repeat(501) }, '', { reason: ['max_length'] }],
  ['501 characters in the address', undefined, `?reason=${'a'.repeat(501)}`, { reason: ['max_length'] }],
  ['NUL in the address', undefined, '?reason=%00', { reason: ['prohibited_characters'] }],
])('an operator without a fitting reason is refused: %s', async (_, body, query, errors) => {
  const id = await newIdea();
  const answer = await remove(id, 'op', 'operator', body, query);
  expect([answer.status, answer.body.message, answer.body.errors]).toEqual([
    400,
    'The given data was invalid',
    errors,
  ]);
  expect((await ideas.http.get(`/ideas/${id}`)).status).toBe(200);
});

test('the reason may stand in the address, too', async () => {
  expect((await remove(await newIdea(), 'ad', 'admin', undefined, '?reason=duplicate')).status).toBe(200);
});

test('an author removes while there are no votes and no comments', async () => {
  const id = await newIdea();
  await vote(id, 'a');
  expect((await remove(id, 'author')).status).toBe(403);
  await ideas.http.delete(`/ideas/${id}/vote`).set(await ideas.as('a'));
  expect((await remove(id, 'author')).status).toBe(200);

  const discussed = await newIdea();
  await expectComment(discussed);
  expect((await remove(discussed, 'author')).status).toBe(403);
  expect((await remove(discussed, 'op', 'operator', { reason: '重複' })).status).toBe(200);
  await expect(expectComment(discussed)).rejects.toMatchObject({ details: 'Idea not found' });
});

test('others are refused', async () => {
  const id = await newIdea();
  expect((await ideas.http.delete(`/ideas/${id}`)).status).toBe(401);
  for (const role of ['general', 'supporter', 'semi-operator'])
    expect((await remove(id, 'other', role, { reason: 'a' })).status).toBe(403);
  for (const unknown of [0, -1, 999_999_999, '99999999999999999999', 'abc', '%00'])
    expect((await remove(unknown, 'op', 'operator', { reason: 'a' })).body.message).toBe('Idea not found');
});

test('an idea is removed by its author or voted on, never both', async () => {
  for (let round = 0; round < 12; round += 1) {
    const id = await newIdea();
    const [removed, ...votes] = await Promise.all([
      remove(id, 'author'),
      ...Array.from({ length: 4 }, (_, index) => vote(id, `v${index}`)),
    ]);
    const taken = votes.filter(({ status }) => status === 200).length;
    expect([removed?.status, votes.filter(({ status }) => status === 404).length]).toEqual(
      removed?.status === 200 ? [200, 4] : [403, 4 - taken],
    );
    if (removed?.status === 200) {
      const own = (await ideas.http.get('/members/v0/votes').set(await ideas.as('v0'))).body.results;
      expect(own.some((item: { parent_id: number }) => item.parent_id === id)).toBe(false);
    }
  }
});

test('an idea is removed by its author or takes a first comment, never both', async () => {
  for (let round = 0; round < 12; round += 1) {
    const id = await newIdea();
    const [removed, allowed] = await Promise.all([
      remove(id, 'author'),
      expectComment(id).then(
        () => true,
        () => false,
      ),
    ]);
    expect(removed.status).toBe(allowed ? 403 : 200);
  }
});

test('of two who remove at once, one does', async () => {
  const id = await newIdea();
  const answers = await Promise.all(
    ['x', 'y'].map((member) => remove(id, member, 'admin', { reason: '重複' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});
