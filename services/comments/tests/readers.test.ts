import { eventually } from '@ideabox/testing';
import { type Beside, bootBesideIdeas, statuses } from './boot.ts';

let app: Beside;
const ideas: Record<string, number> = {};
beforeAll(async () => {
  app = await bootBesideIdeas();
  for (const status of statuses.filter((item) => item !== 'completed')) {
    ideas[status] = await app.newIdea(status, 'author');
    const contents = `${status} についての防災の意見`;
    const answer = await app.post({ idea_id: ideas[status], contents }, 'op', 'operator');
    expect(answer.status).toBe(201);
  }
});
afterAll(() => app.stop());

type Item = { id: number; idea: { id: number }; contents: string };
const results = async (path: string, id?: string, role?: string): Promise<Item[]> =>
  (await app.get(path, id, role)).body.results;

const hidden = ['open_for_supporter', 'open_for_myself_and_operator'];

test.each([
  ['a visitor', undefined, undefined, []],
  ['a member', 'm', 'general', []],
  ['the author', 'author', 'general', ['open_for_myself_and_operator']],
  ['a supporter', 's', 'supporter', ['open_for_supporter']],
  ['a semi-operator', 'so', 'semi-operator', hidden],
  ['an operator', 'op', 'operator', hidden],
  ['an admin', 'ad', 'admin', hidden],
])('%s', async (_name, id, role, seen) => {
  const open = statuses.filter((status) => status !== 'completed' && !hidden.includes(status));
  const expected = [...open, ...seen].map((status) => ideas[status]).toSorted();
  const listed = await app.get('/comments', id, role);
  expect(listed.body.results.map((item: Item) => item.idea.id).toSorted()).toEqual(expected);
  expect(listed.body.metadata.resultset.count).toBe(expected.length);
  expect(listed.headers['cache-control']).toMatch(seen.length > 0 ? /^private/ : /^public/);
  const words = await results('/comments?keyword=防災', id, role);
  expect(words.map((item) => item.idea.id).toSorted()).toEqual(expected);
  const byMember = await results('/members/op/comments', id, role);
  expect(byMember.map((item) => item.idea.id).toSorted()).toEqual(expected);
  for (const status of hidden) {
    const isSeen = (seen as string[]).includes(status);
    const of = await app.get(`/ideas/${ideas[status]}/comments`, id, role);
    expect([of.status, of.body.message]).toEqual(isSeen ? [200, undefined] : [404, 'Idea not found']);
    const [comment] = await results(`/comments?idea=${ideas[status]}`, 'ad', 'admin');
    const one = await app.get(`/comments/${comment?.id}`, id, role);
    expect([one.status, one.body.message]).toEqual(isSeen ? [200, undefined] : [404, 'Comment not found']);
    expect(await results(`/comments?category=${status}`, id, role)).toHaveLength(isSeen ? 1 : 0);
  }
});

test('an invisible category is for operators, and comes back', async () => {
  const turn = (invisible: boolean, revision: number) =>
    app.facts.tell('ideas.v1.CategoryChanged', {
      category_id: app.categoryIds.open_for_comment,
      search_key: 'open_for_comment',
      name: '分野',
      status: 'open_for_comment',
      invisible,
      revision,
    });
  const path = `/ideas/${ideas.open_for_comment}/comments`;
  await turn(true, 100);
  await eventually(async () => expect((await app.get(path)).status).toBe(404));
  expect((await app.get(path, 'so', 'semi-operator')).status).toBe(404);
  expect((await app.get(path, 'op', 'operator')).status).toBe(200);
  await turn(false, 101);
  await eventually(async () => expect((await app.get(path)).status).toBe(200));
});
