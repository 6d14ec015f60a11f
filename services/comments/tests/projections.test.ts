import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EventName } from '@ideabox/protos';
import { eventually } from '@ideabox/testing';
import { type Alone, bootAlone } from './boot.ts';

let app: Alone;
beforeAll(async () => {
  app = await bootAlone();
});
afterAll(() => app.stop());

const category = (category_id: number, revision: number, given = {}) =>
  app.facts.tell('ideas.v1.CategoryChanged', {
    category_id,
    search_key: `category-${category_id}`,
    name: '分野',
    status: 'on_air',
    revision,
    ...given,
  });

const idea = (idea_id: number, revision: number, given = {}) => ({
  idea_id,
  name: `版 ${revision}`,
  contents: '本文',
  category_id: 1,
  author_id: 'author',
  date_entered: '2026-01-01T00:00:00Z',
  revision,
  ...given,
});

const row = (idea_id: number, member_id = 'writer') => ({
  import_key: `of ${idea_id}`,
  idea_id,
  member_id,
  contents: '意見',
  date_entered: '2026-01-01T00:00:00Z',
});

/** Imports a comment on each of these ideas, of which the service was told before. */
const commentOn = async (...comments: object[]) => {
  const { length } = comments;
  expect(await app.rpc.call('ImportComments', { comments })).toEqual({ inserted: length, rejections: [] });
};

const first = async (path: string) => (await app.get(path)).body.results[0];

test('while the ideas service is away, nothing is posted and everything is read', async () => {
  const answer = await app.post({ idea_id: 1, contents: 'いま書けますか' });
  expect([answer.status, answer.body.message]).toEqual([503, 'Service unavailable']);
  expect(answer.headers['retry-after']).toBe('2');
  expect((await app.get('/comments')).status).toBe(200);
});

test('of facts out of order the latest stays', async () => {
  await category(1, 2);
  await category(1, 1, { invisible: true });
  await app.facts.tell('ideas.v1.IdeaChanged', idea(1, 3));
  await app.facts.tell('ideas.v1.IdeasImported', { ideas: [idea(1, 1), idea(2, 1), idea(2, 2), idea(2, 1)] });
  await commentOn(row(1), row(2));
  await eventually(async () => expect((await app.get('/ideas/2/comments')).status).toBe(200));
  expect((await first('/ideas/1/comments')).idea.name).toBe('版 3');
  expect((await first('/ideas/2/comments')).idea.name).toBe('版 2');
});

test('an author is shown as last heard of, and without a name once hidden or withdrawn', async () => {
  await category(20, 1);
  await app.facts.tell('ideas.v1.IdeaChanged', idea(20, 1, { category_id: 20 }));
  await commentOn(row(20, 'member'));
  const member = (revision: number, given: object) => ({
    member_id: 'member',
    portal_name: '書き手',
    roles: ['supporter'],
    status: 'MEMBER_STATUS_ACTIVE',
    icon_src: '/icons/writer.png',
    revision,
    ...given,
  });
  await eventually(async () => expect((await app.get('/ideas/20/comments')).status).toBe(200));
  expect((await first('/ideas/20/comments')).user).toMatchObject({ id: null, portal_name: '' });
  await app.facts.tell('identity.v1.MemberChanged', member(2, {}));
  await app.facts.tell('identity.v1.MembersImported', { members: [member(1, { portal_name: '旧' })] });
  await eventually(async () =>
    expect((await first('/ideas/20/comments')).user).toEqual({
      id: 'member',
      portal_name: '書き手',
      role: 'supporter',
      roles: ['supporter'],
      user_icon_src: '/icons/writer.png',
      status: 'active',
      hidden: false,
    }),
  );
  await app.facts.tell('identity.v1.MemberChanged', member(3, { hidden: true }));
  await eventually(async () => {
    const shown = await first('/ideas/20/comments');
    expect(shown.name).toBe('');
    expect(shown.user).toMatchObject({ id: null, portal_name: '', user_icon_src: null, hidden: true });
  });
  await app.facts.tell('identity.v1.MemberChanged', member(4, { status: 'MEMBER_STATUS_WITHDRAWN' }));
  await eventually(async () =>
    expect((await first('/ideas/20/comments')).user).toMatchObject({
      portal_name: '',
      user_icon_src: null,
      status: 'withdrawn',
    }),
  );
});

test('comments go where their idea goes, and with it', async () => {
  await category(30, 1);
  await category(31, 1);
  await app.facts.tell('ideas.v1.IdeaChanged', idea(30, 1, { category_id: 30 }));
  await app.facts.tell('ideas.v1.IdeaChanged', idea(31, 1, { category_id: 30 }));
  await commentOn(row(30), row(31));
  const countOf = async (path: string) => (await app.get(path)).body.metadata.resultset.count;
  await eventually(async () => expect(await countOf('/comments?category=category-30')).toBe(2));
  const all = await countOf('/comments');
  await app.facts.tell('ideas.v1.IdeaChanged', idea(30, 2, { category_id: 31 }));
  await eventually(async () => expect((await first('/comments?category=category-31'))?.idea.id).toBe(30));
  expect(await countOf('/comments?category=category-30')).toBe(1);
  await app.facts.tell('ideas.v1.IdeaChanged', idea(30, 3, { category_id: 31, removed: true }));
  await eventually(async () => expect((await app.get('/ideas/30/comments')).status).toBe(404));
  expect(await countOf('/comments')).toBe(all - 1);
  expect([await countOf('/comments?category=category-31'), await countOf('/comments?idea=30')]).toEqual([
    0, 0,
  ]);
  await app.facts.tell('ideas.v1.IdeaChanged', idea(30, 4, { category_id: 30 }));
  await eventually(async () => expect(await countOf('/comments?category=category-30')).toBe(2));
  expect(await countOf('/comments?idea=30')).toBe(1);
});

test('facts as their owners’ fixtures have them are understood', async () => {
  const told = async (name: EventName) => {
    const path = fileURLToPath(new URL(`../../../protos/fixtures/${name}.json`, import.meta.url));
    const fact = JSON.parse(readFileSync(path, 'utf8'));
    await app.facts.tell(name, fact);
    return fact;
  };
  const category = await told('ideas.v1.CategoryChanged');
  const idea = await told('ideas.v1.IdeaChanged');
  const member = await told('identity.v1.MemberChanged');
  await commentOn(row(idea.idea_id, member.member_id));
  await eventually(async () =>
    expect(await first(`/comments?category=${category.search_key}`)).toMatchObject({
      idea: { id: idea.idea_id, name: idea.name },
      user: { id: member.member_id, portal_name: member.portal_name, roles: member.roles, status: 'active' },
    }),
  );
});
