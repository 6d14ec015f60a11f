import { eventually, goldenFact, publishedFacts, shapeOf } from '@ideabox/testing';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

const newIdea = async (body = {}, author = 'author', role = 'general') =>
  (await ideas.post(body, author, role)).body.results.id as number;

const support = async (
  method: 'put' | 'delete',
  idea: number | string,
  member: string,
  role = 'supporter',
) => {
  const answer = await ideas.http[method](`/ideas/${idea}/support`).set(await ideas.as(member, role));
  return { status: answer.status, ...answer.body };
};

const detail = async (idea: number) => (await ideas.http.get(`/ideas/${idea}`)).body.results;

test('a support is given, again, and withdrawn; the idea shows how many and who', async () => {
  const idea = await newIdea();
  const given = { status: 200, results: { id: idea, supported: true, support_count: 1 } };
  expect(await support('put', idea, 'a')).toEqual(given);
  expect(await support('put', idea, 'a')).toEqual(given);
  expect(await support('put', idea, 'b')).toMatchObject({ results: { support_count: 2 } });
  expect(await detail(idea)).toMatchObject({
    support_count: 2,
    supporters: [
      { id: 'a', portal_name: 'name of a', role: 'supporter', status: 'active', hidden: false },
      { id: 'b', portal_name: 'name of b' },
    ],
  });
  expect(await support('delete', idea, 'a')).toEqual({
    status: 200,
    results: { id: idea, supported: false, support_count: 1 },
  });
  expect(await support('delete', idea, 'a')).toMatchObject({ status: 404, message: 'Data not found' });
  expect(await detail(idea)).toMatchObject({ support_count: 1, supporters: [{ id: 'b' }] });
});

test('each change of a support is told, in the golden shape, and replayed as it stands', async () => {
  const idea = await newIdea();
  for (const method of ['put', 'put', 'delete', 'put', 'delete'] as const)
    await support(method, idea, 'm', 'operator');
  await support('put', idea, 'stays');
  const facts = await eventually(async () => {
    const all = await publishedFacts(ideas.nats.url, 'ideas.v1.SupportChanged');
    const ours = all.filter((fact) => fact.idea_id === idea);
    expect(ours).toHaveLength(5);
    return ours;
  });
  expect(facts.map((fact) => [fact.member_id, fact.member_role, fact.supported, fact.revision])).toEqual([
    ['m', 'operator', true, 1],
    ['m', 'operator', false, 2],
    ['m', 'operator', true, 3],
    ['m', 'operator', false, 4],
    ['stays', 'supporter', true, 1],
  ]);
  for (const fact of facts) expect(shapeOf(fact)).toEqual(shapeOf(goldenFact('ideas.v1.SupportChanged')));
  const replayed = [];
  for await (const batch of ideas.rpc.stream('ReplaySupports', {})) replayed.push(...batch.supports);
  expect(replayed.filter((item) => item.idea_id === idea)).toEqual(facts.slice(3));
});

test('50 members and 50 times one member at once are 51 supports', async () => {
  const idea = await newIdea();
  await Promise.all([
    ...Array.from({ length: 50 }, (_, index) => support('put', idea, `many${index}`)),
    ...Array.from({ length: 50 }, () => support('put', idea, 'eager')),
  ]);
  const shown = await detail(idea);
  expect(shown.support_count).toBe(51);
  expect(shown.supporters).toHaveLength(20);
});

test('members who support and withdraw at once leave a count that equals the supports', async () => {
  const idea = await newIdea();
  await Promise.all(
    Array.from({ length: 100 }, (_, index) => support(index % 3 ? 'put' : 'delete', idea, `m${index % 10}`)),
  );
  const standing = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const own = ideas.http.get(`/members/m${index}/supports?parent_id=${idea}`);
      return (await own.set(await ideas.as(`m${index}`, 'supporter'))).body.metadata.resultset
        .count as number;
    }),
  );
  expect((await detail(idea)).support_count).toBe(standing.reduce((sum, one) => sum + one, 0));
});

/** Answers to general, supporter, semi-operator, operator, admin: c and s are refusals naming category and stepper. */
const table = {
  on_air: '- y - y y',
  open_for_comment: '- y - y y',
  open_for_myself_and_operator: '- 404 - y y',
  open_for_supporter: '- y - y y',
  completed: '- c - c c',
  admin_only_postable: '- y - y y',
  admin_only_commentable: '- y - y y',
  'operators-support': '- s - y y',
};
const roles = ['general', 'supporter', 'semi-operator', 'operator', 'admin'];

const wordOf = ({ status, errors }: { status: number; errors?: Record<string, string[]> }) => {
  if (status === 200) return 'y';
  if (status !== 403) return String(status);
  return errors ? (Object.keys(errors)[0]?.[0] as string) : '-';
};

test.each(Object.entries(table))('%s: who supports and withdraws', async (category, expected) => {
  const idea = await newIdea({ category: ideas.categoryIds[category] }, 'poster', 'admin');
  const given: string[] = [];
  const withdrawn: string[] = [];
  for (const role of roles) given.push(wordOf(await support('put', idea, `x-${role}`, role)));
  for (const role of roles) withdrawn.push(wordOf(await support('delete', idea, `x-${role}`, role)));
  expect([given.join(' '), withdrawn.join(' ')]).toEqual([expected, expected]);
});

test.each(['0', '-1', 'abc', '999999999', '99999999999999999999', '%00', "1'--"])(
  'idea %s is not found',
  async (id) => {
    for (const method of ['put', 'delete'] as const)
      expect(await support(method, id, 'a')).toMatchObject({ status: 404, message: 'Idea not found' });
  },
);

test('a visitor is asked to log in', async () => {
  for (const answer of [
    await ideas.http.put('/ideas/1/support'),
    await ideas.http.delete('/ideas/1/support'),
  ])
    expect([answer.status, answer.body.message]).toEqual([401, 'Token not found']);
});
