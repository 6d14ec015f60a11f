import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

const newIdea = async () => (await ideas.post({})).body.results.id as number;

const vote = async (idea: number, member: string, type: string) =>
  ideas.http
    .put(`/ideas/${idea}/vote`)
    .set(await ideas.as(member))
    .send({ type });

const read = async (idea: number) => (await ideas.http.get(`/ideas/${idea}`)).body.results;

test('a vote is cast, replaced and cancelled, and the counts follow', async () => {
  const idea = await newIdea();
  const cast = await vote(idea, 'a', 'positive');
  expect(cast.status).toBe(200);
  expect(cast.body.results).toEqual({
    id: idea,
    type: 'positive',
    positive_count: 1,
    neutral_count: 0,
    negative_count: 0,
    vote_count: 1,
    point: 1,
  });
  expect((await vote(idea, 'a', 'negative')).body.results).toMatchObject({
    negative_count: 1,
    vote_count: 1,
    point: -1,
  });
  const cancelled = await ideas.http.delete(`/ideas/${idea}/vote`).set(await ideas.as('a'));
  expect(cancelled.body.results).toMatchObject({ type: null, vote_count: 0 });
  const again = await ideas.http.delete(`/ideas/${idea}/vote`).set(await ideas.as('a'));
  expect([again.status, again.body.message]).toEqual([404, 'Vote not found']);
});

test('the same vote 50 times at once is one vote', async () => {
  const idea = await newIdea();
  const answers = await Promise.all(Array.from({ length: 50 }, () => vote(idea, 'eager', 'positive')));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect((await read(idea)).vote_count).toBe(1);
});

test('one’s own votes are listed, all or those of one type', async () => {
  const [first, second] = [await newIdea(), await newIdea()];
  await vote(first, 'lister', 'positive');
  await vote(second, 'lister', 'negative');
  const listed = async (query: string) => {
    const path = `/members/lister/votes?fields=parent_id,type${query}`;
    const { body } = await ideas.http.get(path).set(await ideas.as('lister'));
    return [body.metadata.resultset.count, body.results];
  };
  const rows = [
    { parent_id: second, type: 'negative' },
    { parent_id: first, type: 'positive' },
  ];
  expect(await listed('')).toEqual([2, rows]);
  expect(await listed('&type=positive')).toEqual([1, [rows[1]]]);
  expect(await listed('&type=neutral')).toEqual([0, []]);
});

test('members who vote, change and cancel at once leave counts that equal the votes', async () => {
  const idea = await newIdea();
  const types = ['positive', 'neutral', 'negative'];
  await Promise.all(
    Array.from({ length: 120 }, async (_, index) => {
      const member = `m${index % 20}`;
      if (index % 7 === 6) return ideas.http.delete(`/ideas/${idea}/vote`).set(await ideas.as(member));
      return vote(idea, member, types[index % 3] as string);
    }),
  );
  const standing = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const votes = await ideas.http.get(`/members/m${index}/votes`).set(await ideas.as(`m${index}`));
      return votes.body.results.find((item: { parent_id: number }) => item.parent_id === idea)?.type;
    }),
  );
  const count = (type: string) => standing.filter((item) => item === type).length;
  expect(await read(idea)).toMatchObject({
    positive_count: count('positive'),
    neutral_count: count('neutral'),
    negative_count: count('negative'),
    vote_count: standing.filter(Boolean).length,
  });
});

test.each([
  [{ type: 'up' }, 400, 'The given data was invalid', { type: ['invalid'] }],
  [{}, 400, 'The given data was invalid', { type: ['required'] }],
  [{ type: null }, 400, 'The given data was invalid', { type: ['required'] }],
  [{ type: 'positive', named: null }, 400, 'The given data was invalid', { named: ['required'] }],
  [{ type: 'positive', named: 'true' }, 400, 'The given data was invalid', { named: ['invalid'] }],
  [{ type: 'positive', more: 1 }, 400, 'Invalid Request', undefined],
])('%j is refused', async (body, status, message, errors) => {
  const answer = await ideas.http
    .put('/ideas/1/vote')
    .set(await ideas.as('a'))
    .send(body);
  expect([answer.status, answer.body.message, answer.body.errors]).toEqual([status, message, errors]);
});

test.each(['0', '-1', 'abc', '999999999', '99999999999999999999', '1e3', '%00'])(
  'idea %s is not found',
  async (id) => {
    const answer = await vote(id as never, 'a', 'positive');
    expect([answer.status, answer.body.message]).toEqual([404, 'Idea not found']);
  },
);

test('a visitor is asked to log in', async () => {
  const answer = await ideas.http.put('/ideas/1/vote').send({ type: 'positive' });
  expect([answer.status, answer.body.message]).toEqual([401, 'Token not found']);
});

test('a stepper for supporters takes their votes alone', async () => {
  const answer = await ideas.post({ category: ideas.categoryIds['supporters-vote'] });
  const idea = answer.body.results.id;
  const refused = await vote(idea, 'a', 'positive');
  expect([refused.status, refused.body.errors]).toEqual([403, { stepper: ['not_allowed'] }]);
  const taken = await ideas.http
    .put(`/ideas/${idea}/vote`)
    .set(await ideas.as('s', 'supporter'))
    .send({ type: 'neutral' });
  expect(taken.status).toBe(200);
});
