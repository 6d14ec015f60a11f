import { publish } from '@ideabox/events';
import { sql } from '@ideabox/postgres';
import { eventually, goldenFact } from '@ideabox/testing';
import { bootIdeas, type Ideas } from './boot.ts';

/** Those of whom nobody but operators is told: who posted, answered, supported and edited. */
const unnamed = ['hider', 'leaver', 'hiding-operator', 'hiding-supporter'];

let ideas: Ideas;
let posted: Record<'hider' | 'leaver', number>;

const call = async (method: 'get' | 'put', path: string, who?: string, role = 'general', body?: object) =>
  ideas.http[method](path)
    .set(who === undefined ? {} : await ideas.as(who, role))
    .send(body);

const post = async (author: string) => (await ideas.post({}, author)).body.results.id as number;

beforeAll(async () => {
  ideas = await bootIdeas();
  posted = { hider: await post('hider'), leaver: await post('leaver') };
  for (const [author, id] of Object.entries(posted)) {
    await call('put', `/ideas/${id}`, author, 'general', { contents: '直した本文' });
    await call('put', `/ideas/${id}`, 'hiding-operator', 'operator', { contents: '事務局が直した本文' });
    const answer = { contents: '検討します', status: 'considering' };
    await call('put', `/ideas/${id}/answer`, 'hiding-operator', 'operator', answer);
    await call('put', `/ideas/${id}/support`, 'hiding-supporter', 'supporter');
  }
  for (const id of unnamed) await ideas.tellOfMember(id, { hidden: id !== 'leaver' });
  await ideas.tellOfMember('leaver', { status: 'MEMBER_STATUS_WITHDRAWN' });
});
afterAll(() => ideas.stop());

const pages = () => [
  ...Object.values(posted).flatMap((id) => [`/ideas/${id}`, `/ideas/${id}/versions`, `/ideas/${id}/related`]),
  '/ideas',
  '/ideas?sort=point',
  '/ideas/similar?text=直した本文',
  ...unnamed.map((id) => `/ideas?member_id=${id}`),
];

const strangers: [string | undefined, string][] = [
  [undefined, 'visitor'],
  ['general', 'general'],
  ['supporter', 'supporter'],
  ['moderator', 'semi-operator'],
];

test('nobody but operators is told who it is, and all the others are answered alike', async () => {
  for (const path of pages()) {
    const answers: string[] = [];
    for (const [who, role] of strangers) {
      const { text, headers } = await call('get', encodeURI(path), who, role);
      for (const id of unnamed) expect([path, role, text.includes(`"${id}"`)]).toEqual([path, role, false]);
      if (who === undefined) expect(headers['cache-control']).toMatch(/^public/);
      answers.push(text);
    }
    expect(new Set(answers).size).toBe(1);
  }
});

test.each(['operator', 'admin'])('an %s is told, and nobody else is given that answer', async (role) => {
  const { headers, body } = await call('get', `/ideas/${posted.hider}`, 'desk', role);
  const { user, answer, supporters } = body.results;
  expect([user.id, answer.user.id, supporters[0].id]).toEqual([
    'hider',
    'hiding-operator',
    'hiding-supporter',
  ]);
  expect([user.portal_name, headers['cache-control']]).toEqual(['', expect.stringMatching(/^private/)]);
  const versions = await call('get', `/ideas/${posted.leaver}/versions`, 'desk', role);
  expect(versions.body.results.map((one: { user: { id: string } }) => one.user.id)).toEqual([
    'hiding-operator',
    'leaver',
    'leaver',
  ]);
  expect(versions.headers['cache-control']).toMatch(/^private/);
  const list = await call('get', '/ideas?member_id=leaver', 'desk', role);
  expect(list.body.results).toMatchObject([{ id: posted.leaver, user: { id: 'leaver' } }]);
});

test('a filter by them finds what one by nobody does; their own posts are theirs to find', async () => {
  for (const [who, role] of strangers) {
    const nobody = await call('get', '/ideas?member_id=nobody', who, role);
    expect(nobody.body.results).toEqual([]);
    for (const id of unnamed)
      expect((await call('get', `/ideas?member_id=${id}`, who, role)).body).toEqual(nobody.body);
  }
  const own = await call('get', '/ideas?member_id=hider&fields=id,user,is_mine', 'hider');
  expect(own.body.results).toEqual([
    { id: posted.hider, user: expect.objectContaining({ id: null }), is_mine: true },
  ]);
  expect((await call('get', '/ideas?member_id=hider', 'hider')).headers['cache-control']).toMatch(/^private/);
});

test('one’s own idea is one’s own, hidden or not, where that is asked for', async () => {
  const path = `/ideas/${await post('shy')}`;
  await ideas.tellOfMember('shy', { hidden: true });
  const isMine = async (who?: string) =>
    (await call('get', `${path}?fields=is_mine,is_blocked`, who)).body.results;
  expect(await isMine('shy')).toEqual({ is_mine: true, is_blocked: false });
  expect(await isMine('other')).toEqual({ is_mine: false, is_blocked: false });
  expect(await isMine()).toEqual({ is_mine: null, is_blocked: null });
  const whole = (await call('get', path, 'shy')).body.results;
  expect(whole).toMatchObject({ is_mine: null, is_blocked: null });
  expect((await call('put', path, 'shy', 'general', { name: '改めた題名' })).status).toBe(200);
});

test('whom one blocks is told with the idea and with the comment on its card, of facts in any order', async () => {
  const id = (await ideas.post({ name: '塞がれた題名' }, 'blocked')).body.results.id;
  const top_comment = { comment_id: 7, author_id: 'commenter', contents: '一番の意見', noted: true };
  const discussion = {
    ...goldenFact('comments.v1.DiscussionChanged'),
    idea_id: id,
    top_comment,
    revision: 5,
  };
  await publish(ideas.db, 'comments.v1.DiscussionChanged', discussion);
  const ask = async (who: string) => {
    const [card] = (await call('get', '/ideas?fields=id,is_blocked,top_comment&keyword=塞がれた', who)).body
      .results;
    return [card?.is_blocked, card?.top_comment?.is_blocked];
  };
  const block = (blocked_id: string, blocked: boolean, revision: number) =>
    publish(ideas.db, 'identity.v1.BlockChanged', { member_id: 'blocker', blocked_id, blocked, revision });
  await eventually(async () => expect(await ask('blocker')).toEqual([false, false]));
  await block('blocked', true, 1);
  await eventually(async () => expect(await ask('blocker')).toEqual([true, false]));
  await block('commenter', true, 1);
  await block('blocked', false, 4);
  await block('blocked', true, 3);
  await eventually(async () => expect(await ask('blocker')).toEqual([false, true]));
  expect(await ask('blocked')).toEqual([false, false]);
  const card = (await call('get', '/ideas?keyword=塞がれた', 'blocker')).body.results[0];
  expect(card.top_comment).toEqual({ id: 7, contents: '一番の意見', is_blocked: null, is_noted: true });
});

test('whom they blocked is forgotten with those who withdraw, also when that is told late', async () => {
  const block = { member_id: 'quitter', blocked_id: 'hider', blocked: true, revision: 1 };
  const kept = () => ideas.db.rows(sql`SELECT * FROM blocks WHERE member_id = 'quitter'`);
  await publish(ideas.db, 'identity.v1.BlockChanged', block);
  await eventually(async () => expect(await kept()).toHaveLength(1));
  await ideas.tellOfMember('quitter', { status: 'MEMBER_STATUS_WITHDRAWN' });
  expect(await kept()).toEqual([]);
  const late = { ...block, revision: 2 };
  const marker = { ...block, member_id: 'marker' };
  await publish(ideas.db, 'identity.v1.BlockChanged', late, marker);
  await eventually(async () =>
    expect(await ideas.db.rows(sql`SELECT FROM blocks WHERE member_id = 'marker'`)).toHaveLength(1),
  );
  expect(await kept()).toEqual([]);
});
