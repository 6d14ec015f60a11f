import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodeEvent } from '@ideabox/events';
import type { EventName } from '@ideabox/protos';
import { eventually } from '@ideabox/testing';
import { type Beside, bootBesideIdeas } from './boot.ts';

let app: Beside;
beforeAll(async () => {
  app = await bootBesideIdeas();
});
afterAll(() => app.stop());

const listOf = async (idea: number, query = '') => (await app.get(`/ideas/${idea}/comments${query}`)).body;

const factsOf = (idea: number) =>
  app.facts.of('comments.v1.CommentChanged').filter((fact) => fact.idea_id === idea);

const lastDiscussion = (idea: number) =>
  app.facts
    .of('comments.v1.DiscussionChanged')
    .filter((fact) => fact.idea_id === idea)
    .toSorted((a, b) => a.revision - b.revision)
    .at(-1);

test('a comment is answered in the contract’s shape and can be read at once', async () => {
  const idea = await app.newIdea();
  const answer = await app.post({ idea_id: idea, contents: '一行目\n<b>二行目</b>' }, 'm1', 'supporter');
  expect(answer.status).toBe(201);
  expect(answer.body.results).toEqual({
    id: expect.any(Number),
    idea: {
      id: idea,
      name: '題名',
      category: { id: app.categoryIds.on_air, search_key: 'on_air', name: '分野 on_air' },
    },
    parent_id: null,
    user: {
      id: 'm1',
      portal_name: 'name of m1',
      role: 'supporter',
      roles: ['supporter'],
      user_icon_src: null,
      status: 'active',
      hidden: false,
    },
    name: 'name of m1',
    roles: ['supporter'],
    serial_number: '001',
    contents: '一行目<br>&lt;b&gt;二行目&lt;/b&gt;',
    raw_contents: '一行目\n<b>二行目</b>',
    consult_ai: null,
    comment_count: 0,
    vote_rate_avarage: 0,
    rating: 0,
    rating_count: 0,
    my_vote: null,
    is_mine: null,
    is_blocked: null,
    source_type: null,
    type: 'comment',
    tags: [],
    date_entered: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    edited: false,
    removed: false,
    comments: [],
  });
  const { id } = answer.body.results;
  expect((await app.get(`/comments/${id}`)).body.results).toEqual(answer.body.results);
  expect(await listOf(idea)).toEqual({
    results: [answer.body.results],
    metadata: { resultset: { count: 1, limit: 30, offset: 0 } },
  });
});

test('the discussion of an idea is there as soon as the idea is', async () => {
  const body = { name: '題名', contents: '本文', category: app.categoryIds.open_for_myself_and_operator };
  const headers = await app.ideas.as('quick');
  const { id } = (await app.ideas.http.post('/ideas').set(headers).send(body)).body.results;
  const [own, others] = await Promise.all([
    app.get(`/ideas/${id}/comments`, 'quick'),
    app.get(`/ideas/${id}/comments`, 'other'),
  ]);
  expect([own.status, own.body.results, others.status]).toEqual([200, [], 404]);
  expect((await app.post({ idea_id: id, contents: '早速の補足' }, 'quick')).status).toBe(201);
});

test('50 comments at once are numbered 1 to 50, counted and told 50 times', async () => {
  const idea = await app.newIdea();
  const texts = Array.from({ length: 50 }, (_, index) => `${index}番`.repeat(9));
  const answers = await Promise.all(
    texts.map((contents, index) => app.post({ idea_id: idea, contents }, `p${index}`)),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  const numbers = answers.map((answer) => Number(answer.body.results.serial_number));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect((await listOf(idea)).metadata.resultset.count).toBe(50);
  await eventually(() => {
    expect(factsOf(idea)).toHaveLength(50);
    expect(lastDiscussion(idea)).toMatchObject({ comment_count: 50, revision: 50 });
  });
  const newest = (await listOf(idea)).results[0];
  expect(lastDiscussion(idea)?.top_comment).toEqual({
    comment_id: newest.id,
    author_id: newest.user.id,
    contents: newest.contents,
    noted: false,
  });
});

test('replies stand under the top-level comment, whatever they answer', async () => {
  const idea = await app.newIdea();
  const first = (await app.post({ idea_id: idea, contents: '最初の意見' }, 'one')).body.results;
  await app.post({ idea_id: idea, contents: 'まったく別の話題' }, 'two');
  const reply = (await app.post({ idea_id: idea, contents: '返信します', comment_id: first.id }, 'three'))
    .body.results;
  const answer = await app.post({ idea_id: idea, contents: '返信への返信', comment_id: reply.id }, 'four');
  expect(answer.body.results).toMatchObject({ parent_id: first.id, type: 'reply', serial_number: '004' });
  const { results, metadata } = await listOf(idea);
  expect(metadata.resultset.count).toBe(2);
  expect(results.map((item: { serial_number: string }) => item.serial_number)).toEqual(['002', '001']);
  expect(results[1]).toMatchObject({ comment_count: 2 });
  expect(results[1].comments.map((item: { contents: string }) => item.contents)).toEqual([
    '返信します',
    '返信への返信',
  ]);
  await eventually(() => expect(factsOf(idea)).toHaveLength(4));
  expect(factsOf(idea).find((fact) => fact.serial_number === 4)).toMatchObject({
    parent_id: first.id,
    parent_author_id: 'three',
    category_id: app.categoryIds.on_air,
  });
  expect(lastDiscussion(idea)).toMatchObject({ comment_count: 4, top_comment: { comment_id: first.id } });
});

test('two of the same comment at once are one comment and one conflict', async () => {
  const idea = await app.newIdea();
  const contents = '避難所に冷房を入れてください。お願いします';
  const answers = await Promise.all([
    app.post({ idea_id: idea, contents }, 'a'),
    app.post({ idea_id: idea, contents: `${contents}！` }, 'b'),
  ]);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409]);
  expect(answers.find((answer) => answer.status === 409)?.body.message).toBe(
    'Similar comment already exists',
  );
  const near = await app.post({ idea_id: idea, contents: contents.replace('冷房', '暖房') }, 'c');
  expect(near.status).toBe(409);
  expect((await listOf(idea)).metadata.resultset.count).toBe(1);
  const elsewhere = await app.post({ idea_id: await app.newIdea(), contents }, 'a');
  expect(elsewhere.status).toBe(201);
  const next = await app.post({ idea_id: idea, contents: '別の意見もあります' }, 'a');
  expect(next.body.results.serial_number).toBe('002');
});

test('a comment that is sent twenty times under its key is one comment, and its author is told which, until they withdraw', async () => {
  const idea = await app.newIdea();
  const key = randomUUID();
  const headers = await app.as('careful');
  const send = (contents: string) =>
    app.http
      .post('/comments')
      .set({ ...headers, 'Idempotency-Key': key })
      .send({ idea_id: idea, contents });
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('何度も届いた意見')));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.results?.id}`)).size).toBe(1);
  const id = answers[0]?.body.results.id;
  expect((await send('別の本文')).status).toBe(409);
  expect((await listOf(idea)).metadata.resultset.count).toBe(1);
  const ask = () => app.http.get(`/attempts/${key}`).set(headers);
  expect((await ask()).body).toEqual({ results: { kind: 'comment', id, status: 201 } });

  const withdrawn = { member_id: 'careful', status: 'MEMBER_STATUS_WITHDRAWN', revision: 9 };
  await app.facts.tell('identity.v1.MemberChanged', withdrawn);
  await eventually(async () => expect((await ask()).status).toBe(404));
});

test('what is told is what the fixtures say', async () => {
  const fixture = <Name extends EventName>(name: Name) =>
    decodeEvent(
      name,
      readFileSync(fileURLToPath(new URL(`../../../protos/fixtures/${name}.json`, import.meta.url)), 'utf8'),
    );
  const told = fixture('comments.v1.CommentChanged');
  const idea = await app.newIdea();
  const parent = await app.post({ idea_id: idea, contents: '親のコメント' }, told.parent_author_id);
  const body = { idea_id: idea, contents: told.contents, comment_id: parent.body.results.id };
  const reply = await app.post(body, told.author_id, told.author_role);
  await eventually(() => expect(factsOf(idea)).toHaveLength(2));
  const { id, date_entered } = reply.body.results;
  const ids = {
    comment_id: id,
    idea_id: idea,
    parent_id: body.comment_id,
    category_id: app.categoryIds.on_air,
  };
  expect(factsOf(idea)[1]).toEqual({ ...told, ...ids, date_entered });
  const discussion = fixture('comments.v1.DiscussionChanged');
  expect(lastDiscussion(idea)).toEqual({
    ...discussion,
    idea_id: idea,
    top_comment: { ...discussion.top_comment, comment_id: body.comment_id },
  });
});
