import { eventually, goldenFact, publishedFacts, shapeOf } from '@ideabox/testing';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

/** What was told of the votes on an idea. */
const votesOn = async (idea: number) =>
  (await publishedFacts(ideas.nats.url, 'ideas.v1.VoteChanged')).filter(({ idea_id }) => idea_id === idea);

const vote = async (idea: number, member: string, type: string) =>
  ideas.http
    .put(`/ideas/${idea}/vote`)
    .set(await ideas.as(member))
    .send({ type });

test('a posted idea and every change of a vote are told, in the golden shape, and nothing that did not change', async () => {
  const posted = await ideas.post({ name: '図書館を夜も開ける' });
  const id = posted.body.results.id;
  await vote(id, 'a', 'positive');
  await vote(id, 'a', 'positive');
  await vote(id, 'a', 'negative');
  await ideas.http.delete(`/ideas/${id}/vote`).set(await ideas.as('a'));

  const votes = await eventually(async () => {
    const facts = await votesOn(id);
    expect(facts).toHaveLength(3);
    return facts;
  });
  const told = (await publishedFacts(ideas.nats.url, 'ideas.v1.IdeaChanged')).find(
    ({ idea_id }) => idea_id === id,
  );
  expect(told).toMatchObject({
    name: '図書館を夜も開ける',
    author_id: 'author',
    cause: 'IDEA_CAUSE_POSTED',
  });
  const { tags: _, ...golden } = goldenFact('ideas.v1.IdeaChanged');
  const { tags: __, ...published } = told as NonNullable<typeof told>;
  expect(shapeOf(published)).toEqual(shapeOf(golden));
  expect(votes.map((fact) => [fact.type, fact.idea_vote_count, fact.revision])).toEqual([
    ['VOTE_TYPE_POSITIVE', 1, 1],
    ['VOTE_TYPE_NEGATIVE', 1, 2],
    ['VOTE_TYPE_UNSPECIFIED', 0, 3],
  ]);
  for (const fact of votes) expect(shapeOf(fact)).toEqual(shapeOf(goldenFact('ideas.v1.VoteChanged')));
});

test('what is replayed is what stands', async () => {
  const { id } = (await ideas.post({})).body.results;
  for (const member of ['x', 'y']) await vote(id, member, 'neutral');
  const votes = [];
  for await (const batch of ideas.rpc.stream('ReplayVotes', {})) votes.push(...batch.votes);
  expect(votes.filter((item) => item.idea_id === id).map((item) => [item.member_id, item.type])).toEqual([
    ['x', 'VOTE_TYPE_NEUTRAL'],
    ['y', 'VOTE_TYPE_NEUTRAL'],
  ]);
  const replayed = [];
  for await (const batch of ideas.rpc.stream('ReplayIdeas', {})) replayed.push(...batch.ideas);
  expect(replayed.map((item) => item.idea_id)).toContain(id);
  const categories = [];
  for await (const batch of ideas.rpc.stream('ReplayCategories', {})) categories.push(...batch.categories);
  expect(shapeOf(categories[0])).toEqual(shapeOf(goldenFact('ideas.v1.CategoryChanged')));
});

describe('CheckComment', () => {
  const check = (idea_id: number, role: string, top_level: boolean) =>
    ideas.rpc.call('CheckComment', { idea_id, member_id: 'm', role, top_level });

  test.each([
    ['on_air', 'general', true, undefined],
    ['completed', 'admin', true, 'category'],
    ['admin_only_commentable', 'general', true, 'This category only create subcomment'],
    ['admin_only_commentable', 'general', false, undefined],
    ['admin_only_commentable', 'operator', true, undefined],
  ])('%s, %s, top level %s', async (category, role, topLevel, refusal) => {
    const { id } = (await ideas.post({ category: ideas.categoryIds[category] }, 'op', 'operator')).body
      .results;
    const answer = check(id, role, topLevel);
    if (refusal === undefined) expect(await answer).toMatchObject({ author_id: 'op' });
    else await expect(answer).rejects.toMatchObject({ details: refusal });
  });

  test('an idea that the member may not see is not found', async () => {
    const category = ideas.categoryIds.open_for_supporter;
    const { id } = (await ideas.post({ category }, 's', 'supporter')).body.results;
    await expect(check(id, 'general', true)).rejects.toMatchObject({ details: 'Idea not found' });
    await expect(check(999_999, 'admin', true)).rejects.toMatchObject({ details: 'Idea not found' });
  });
});

test('when NATS is away, votes go on, and their facts arrive afterwards, each once', async () => {
  const { id } = (await ideas.post({})).body.results;
  await ideas.nats.kill();
  for (let index = 0; index < 5; index += 1)
    expect((await vote(id, `away${index}`, 'positive')).status).toBe(200);
  await ideas.nats.restart();
  await eventually(async () => {
    const voters = (await votesOn(id)).map(({ member_id }) => member_id);
    expect(voters).toEqual(['away0', 'away1', 'away2', 'away3', 'away4']);
  });
});
