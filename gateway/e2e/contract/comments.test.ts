import { randomUUID } from 'node:crypto';
import { accountIds, api, as, categoryWith, postIdea } from '../product.ts';

const comment = async (account: Parameters<typeof as>[0], body: object) =>
  api
    .post('/comments')
    .set(await as(account))
    .send({ contents: `${randomUUID()} という意見です。`, ...body });

test('a comment, its reply, its edit and its removal', async () => {
  const idea_id = await postIdea('member1');
  const first = await comment('member2', { idea_id });
  expect([first.status, first.body.results.serial_number]).toEqual([201, '001']);
  const { id } = first.body.results;
  const reply = await comment('member1', { idea_id, comment_id: id });
  expect([reply.status, reply.body.results.serial_number]).toEqual([201, '002']);

  expect(
    (
      await api
        .put(`/comments/${id}`)
        .set(await as('member1'))
        .send({ contents: 'x' })
    ).status,
  ).toBe(403);
  const contents = `直した意見 ${randomUUID()} https://example.jp/${'a'.repeat(80)}`;
  const edited = await api
    .put(`/comments/${id}`)
    .set(await as('member2'))
    .send({ contents });
  expect(edited.body.results).toMatchObject({ id, edited: true });
  expect(edited.body.results.contents).toContain('…</a>');
  const versions = await api.get(`/comments/${id}/versions`);
  expect(versions.body.results.map((one: { raw_contents: string }) => one.raw_contents)).toEqual([
    contents,
    first.body.results.raw_contents,
  ]);

  const threads = await api.get(`/ideas/${idea_id}/comments`);
  expect(threads.body.results).toHaveLength(1);
  expect(threads.body.results[0].comments.map((one: { id: number }) => one.id)).toEqual([
    reply.body.results.id,
  ]);

  expect((await api.delete(`/comments/${id}`).set(await as('member1'))).status).toBe(403);
  expect(
    (
      await api
        .delete(`/comments/${id}`)
        .set(await as('operator1'))
        .send({ reason: '規約違反' })
    ).status,
  ).toBe(200);
  const after = (await api.get(`/ideas/${idea_id}/comments`)).body.results;
  expect(after[0].comments).toHaveLength(1);
  expect(JSON.stringify(after)).not.toContain('直した意見');
  const list = await api.get('/comments').query({ idea: idea_id });
  expect(list.body.results.map((one: { id: number }) => one.id)).toEqual([reply.body.results.id]);
});

test('stars: given, changed, averaged, taken back; never for oneself', async () => {
  const idea_id = await postIdea('member1');
  const { id } = (await comment('member2', { idea_id })).body.results;
  const rate = async (account: Parameters<typeof as>[0], stars: number) =>
    api
      .put(`/comments/${id}/rating`)
      .set(await as(account))
      .send({ stars });
  expect((await rate('member1', 5)).status).toBe(403);
  expect((await rate('member2', 5)).status).toBe(403);
  expect((await rate('supporter1', 6)).status).toBe(400);
  await rate('supporter1', 2);
  await rate('supporter1', 5);
  expect((await rate('operator1', 4)).status).toBe(200);
  const shown = async () => (await api.get(`/comments/${id}`)).body.results;
  expect((await shown()).vote_rate_avarage).toBe(4.5);
  expect((await shown()).my_vote).toBeNull();
  const mine = await api.get(`/comments/${id}?fields=my_vote`).set(await as('supporter1'));
  expect(mine.body.results).toEqual({ my_vote: 5 });
  const rated = await api
    .get(`/members/${accountIds.supporter1}/ratings?limit=1`)
    .set(await as('supporter1'));
  expect(rated.body.results[0]).toMatchObject({ stars: 5 });
  const best = await api.get(`/members/${accountIds.member2}/comments?highly_rated=1&limit=100`);
  expect(best.body.results.map((one: { id: number }) => one.id)).toContain(id);
  await api
    .delete(`/comments/${id}/rating`)
    .set(await as('operator1'))
    .expect(200);
  expect((await shown()).vote_rate_avarage).toBe(5);
  expect((await api.delete(`/comments/${id}/rating`).set(await as('operator1'))).status).toBe(404);
});

test('a comment like one that is there is a conflict', async () => {
  const idea_id = await postIdea('member1');
  const contents = 'この提案に賛成です。夜間の窓口は本当に助かります。';
  expect((await comment('member2', { idea_id, contents })).status).toBe(201);
  const again = await comment('supporter1', { idea_id, contents: `${contents}！` });
  expect([again.status, again.body.message]).toEqual([409, 'Similar comment already exists']);
});

test('archived categories take no comments, some only replies of members', async () => {
  const ideaIn = async (status: string) => postIdea('operator1', { category: await categoryWith(status) });
  const closed = await comment('member1', { idea_id: await ideaIn('completed') });
  expect(closed.status).toBe(403);
  const idea_id = await ideaIn('admin_only_commentable');
  const top = await comment('member1', { idea_id });
  expect([top.status, top.body.message]).toEqual([403, 'This category only create subcomment']);
  const official = await comment('operator1', { idea_id });
  expect(official.status).toBe(201);
  expect((await comment('member1', { idea_id, comment_id: official.body.results.id })).status).toBe(201);
});

test.each([
  ['no idea', { idea_id: 999_999_999 }, 'Idea not found'],
  ['no comment to reply to', { comment_id: 999_999_999 }, 'Comment not found'],
])('%s', async (_, body, message) => {
  const idea_id = await postIdea('member1');
  const answer = await comment('member2', { idea_id, ...body });
  expect([answer.status, answer.body.message]).toEqual([404, message]);
});
