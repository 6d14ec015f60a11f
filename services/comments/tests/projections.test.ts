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

const category = (revision: number, given = {}) =>
  app.facts.tell('ideas.v1.CategoryChanged', {
    category_id: 1,
    search_key: 'one',
    name: '一',
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

const row = (idea_id: number, key: string) => ({
  import_key: `t:${key}`,
  idea_id,
  member_id: 'writer',
  contents: `意見 ${key}`,
  date_entered: '2026-01-01T00:00:00Z',
});

const first = async (path: string) => (await app.get(path)).body.results[0];

test('while the ideas service is away, nothing is posted and everything is read', async () => {
  const answer = await app.post({ idea_id: 1, contents: 'いま書けますか' });
  expect([answer.status, answer.body.message]).toEqual([503, 'Service unavailable']);
  expect(answer.headers['retry-after']).toBe('2');
  expect((await app.get('/comments')).status).toBe(200);
});

test('of facts out of order the latest stays', async () => {
  await category(2);
  await category(1, { invisible: true });
  await app.facts.tell('ideas.v1.IdeaChanged', idea(1, 3));
  await app.facts.tell('ideas.v1.IdeasImported', { ideas: [idea(1, 1), idea(2, 1), idea(2, 2), idea(2, 1)] });
  const { rejections } = await app.rpc.call('ImportComments', { comments: [row(1, 'a'), row(2, 'b')] });
  expect(rejections).toEqual([]);
  await eventually(async () => expect((await app.get('/ideas/2/comments')).status).toBe(200));
  expect((await first('/ideas/1/comments')).idea.name).toBe('版 3');
  expect((await first('/ideas/2/comments')).idea.name).toBe('版 2');
});

test('an author is shown as last heard of, and without a name once hidden or withdrawn', async () => {
  const member = (revision: number, given: object) => ({
    member_id: 'writer',
    portal_name: '書き手',
    roles: ['supporter'],
    status: 'MEMBER_STATUS_ACTIVE',
    icon_src: '/icons/writer.png',
    revision,
    ...given,
  });
  expect((await first('/ideas/1/comments')).user).toMatchObject({ id: null, portal_name: '' });
  await app.facts.tell('identity.v1.MemberChanged', member(2, {}));
  await app.facts.tell('identity.v1.MembersImported', { members: [member(1, { portal_name: '旧' })] });
  await eventually(async () =>
    expect((await first('/ideas/1/comments')).user).toEqual({
      id: 'writer',
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
    const shown = await first('/ideas/1/comments');
    expect(shown.name).toBe('');
    expect(shown.user).toMatchObject({ id: null, portal_name: '', user_icon_src: null, hidden: true });
  });
  await app.facts.tell('identity.v1.MemberChanged', member(4, { status: 'MEMBER_STATUS_WITHDRAWN' }));
  await eventually(async () =>
    expect((await first('/ideas/1/comments')).user).toMatchObject({
      portal_name: '',
      user_icon_src: null,
      status: 'withdrawn',
    }),
  );
});

test('comments go where their idea goes, and with it', async () => {
  await app.facts.tell('ideas.v1.CategoryChanged', {
    category_id: 2,
    search_key: 'two',
    name: '二',
    status: 'on_air',
    revision: 1,
  });
  await app.facts.tell('ideas.v1.IdeaChanged', idea(1, 4, { category_id: 2 }));
  await eventually(async () => expect((await first('/comments?category=two'))?.idea.id).toBe(1));
  expect((await app.get('/comments?category=one')).body.metadata.resultset.count).toBe(1);
  await app.facts.tell('ideas.v1.IdeaChanged', idea(1, 5, { category_id: 2, removed: true }));
  await eventually(async () => expect((await app.get('/ideas/1/comments')).status).toBe(404));
  const countOf = async (path: string) => (await app.get(path)).body.metadata.resultset.count;
  expect(await countOf('/comments')).toBe(1);
  expect([await countOf('/comments?category=two'), await countOf('/comments?idea=1')]).toEqual([0, 0]);
  await app.facts.tell('ideas.v1.IdeaChanged', idea(1, 6, { category_id: 1 }));
  await eventually(async () => expect(await countOf('/comments?category=one')).toBe(2));
  expect(await countOf('/comments?idea=1')).toBe(1);
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
  const comment = { ...row(idea.idea_id, 'fixture'), member_id: member.member_id };
  expect(await app.rpc.call('ImportComments', { comments: [comment] })).toEqual({
    inserted: 1,
    rejections: [],
  });
  await eventually(async () =>
    expect(await first(`/comments?category=${category.search_key}`)).toMatchObject({
      idea: { id: idea.idea_id, name: idea.name },
      user: { id: member.member_id, portal_name: member.portal_name, roles: member.roles, status: 'active' },
    }),
  );
});
