import { eventually } from '@ideabox/testing';
import { accountIds, api, as, postIdea } from '../product.ts';

const found = async (idea: number) => (await api.get(`/ideas/${idea}`)).body.results;

test('an idea is edited by its author and an operator; every version is kept', async () => {
  const idea = await postIdea('member1');
  const before = await found(idea);
  const edit = { name: '直した題名', contents: '直した本文です。' };
  expect(
    (
      await api
        .put(`/ideas/${idea}`)
        .set(await as('member2'))
        .send(edit)
    ).status,
  ).toBe(403);
  expect(
    (
      await api
        .put(`/ideas/${idea}`)
        .set(await as('member1'))
        .send(edit)
    ).status,
  ).toBe(200);
  await api
    .put(`/ideas/${idea}`)
    .set(await as('operator1'))
    .send({ name: '事務局が直した題名' })
    .expect(200);
  expect(await found(idea)).toMatchObject({ name: '事務局が直した題名', raw_contents: edit.contents });
  const { body } = await api.get(`/ideas/${idea}/versions`);
  const names = body.results.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['直した題名', before.name]));
});

test('an idea without votes and comments is removed by its author, any by an operator who says why', async () => {
  const idea = await postIdea('member1');
  expect((await api.delete(`/ideas/${idea}`).set(await as('member2'))).status).toBe(403);
  await api
    .put(`/ideas/${idea}/vote`)
    .set(await as('member2'))
    .send({ type: 'neutral' })
    .expect(200);
  expect((await api.delete(`/ideas/${idea}`).set(await as('member1'))).status).toBe(403);
  const without = await api.delete(`/ideas/${idea}`).set(await as('operator1'));
  expect([without.status, without.body.errors]).toEqual([400, { reason: ['required'] }]);
  const reason = '利用規約に反するため';
  expect(
    (
      await api
        .delete(`/ideas/${idea}`)
        .set(await as('operator1'))
        .send({ reason })
    ).status,
  ).toBe(200);
  expect((await api.get(`/ideas/${idea}`)).body.message).toBe('Idea not found');
  await eventually(async () => {
    const told = await api.get(`/members/${accountIds.member1}/notifications`).set(await as('member1'));
    expect(JSON.stringify(told.body.results)).toContain(reason);
  });

  const own = await postIdea('member1');
  expect((await api.delete(`/ideas/${own}`).set(await as('member1'))).status).toBe(200);
  expect((await api.get(`/ideas/${own}`)).status).toBe(404);
});

test('an official answer is shown on the idea and told to those whom it concerns', async () => {
  const idea = await postIdea('member1');
  await api
    .put(`/ideas/${idea}/vote`)
    .set(await as('member2'))
    .send({ type: 'positive' })
    .expect(200);
  const answer = { contents: '来年度に**実施**します。', status: 'adopted' };
  expect(
    (
      await api
        .put(`/ideas/${idea}/answer`)
        .set(await as('member1'))
        .send(answer)
    ).status,
  ).toBe(403);
  expect(
    (
      await api
        .put(`/ideas/${idea}/answer`)
        .set(await as('operator1'))
        .send(answer)
    ).status,
  ).toBe(200);
  expect(await found(idea)).toMatchObject({
    action_contents: answer.contents,
    answer: { status: 'adopted' },
  });
  for (const account of ['member1', 'member2'] as const)
    await eventually(async () => {
      const told = await api.get(`/members/${accountIds[account]}/notifications`).set(await as(account));
      const about = told.body.results.filter((one: { idea: { id: number } | null }) => one.idea?.id === idea);
      expect(about.map((one: { type: string }) => one.type)).toContain('official_answer');
    });
});
