import { accountIds, api, as, postIdea } from '../product.ts';

test('support, favourite and reading mark: set, listed, taken back', async () => {
  const idea = await postIdea('member1');
  expect((await api.put(`/ideas/${idea}/support`).set(await as('member2'))).status).toBe(403);
  const supporter = await as('supporter1');
  const mine = `/members/${accountIds.supporter1}`;
  const first = async (list: string) =>
    (await api.get(`${mine}/${list}?limit=1`).set(supporter)).body.results[0]?.parent_id;
  await api.put(`/ideas/${idea}/support`).set(supporter).expect(200);
  await api.put(`/ideas/${idea}/favorite`).set(supporter).expect(200);
  await api.put(`/ideas/${idea}/read`).set(supporter).expect(200);
  await api.put(`/ideas/${idea}/vote`).set(supporter).send({ type: 'negative' }).expect(200);
  for (const list of ['supports', 'favorites', 'reads', 'votes'])
    expect([list, await first(list)]).toEqual([list, idea]);
  const fields = 'id,is_read,my_favorite';
  const own = await api.get(`/ideas/${idea}`).query({ fields }).set(supporter);
  expect(own.body.results).toEqual({ id: idea, is_read: true, my_favorite: true });
  expect(own.headers['cache-control']).toContain('private');
  expect((await api.get(`/ideas/${idea}`).query({ fields })).body.results).toEqual({
    id: idea,
    is_read: null,
    my_favorite: null,
  });
  await api.delete(`/ideas/${idea}/support`).set(supporter).expect(200);
  await api.delete(`/ideas/${idea}/favorite`).set(supporter).expect(200);
  const again = await api.delete(`/ideas/${idea}/favorite`).set(supporter);
  expect([again.status, again.body.message]).toEqual([404, 'Favorite not found']);
  await api.delete(`/ideas/${idea}/vote`).set(supporter).expect(200);
  const noVote = await api.delete(`/ideas/${idea}/vote`).set(supporter);
  expect([noVote.status, noVote.body.message]).toEqual([404, 'Vote not found']);
});

test('tags: added once, renamed, locked, unlocked, removed', async () => {
  const idea = await postIdea('member1');
  const tags = `/ideas/${idea}/tags`;
  const name = `札${Date.now().toString(36)}`;
  const added = await api
    .post(tags)
    .set(await as('member2'))
    .send({ name });
  expect([added.status, added.body.results]).toEqual([201, expect.objectContaining({ name, locked: false })]);
  const tag = `${tags}/${added.body.results.id}`;
  expect(
    (
      await api
        .post(tags)
        .set(await as('member1'))
        .send({ name })
    ).status,
  ).toBe(409);
  expect((await api.get('/ideas').query({ tag: name })).body.results[0].id).toBe(idea);
  expect((await api.get('/tags/summary').query({ name })).body.results).toEqual([{ name, count: 1 }]);

  expect((await api.put(`${tag}/lock`).set(await as('member2'))).status).toBe(403);
  expect((await api.put(`${tag}/lock`).set(await as('member1'))).status).toBe(200);
  expect(
    (
      await api
        .put(tag)
        .set(await as('member2'))
        .send({ name: '別名' })
    ).status,
  ).toBe(403);
  expect((await api.delete(tag).set(await as('member2'))).status).toBe(403);
  expect((await api.delete(`${tag}/lock`).set(await as('operator1'))).status).toBe(200);
  const renamed = await api
    .put(tag)
    .set(await as('member2'))
    .send({ name: `${name}改` });
  expect(renamed.body.results).toMatchObject({ id: added.body.results.id, name: `${name}改` });
  expect((await api.get(tags)).body.results).toEqual([expect.objectContaining({ name: `${name}改` })]);
  expect((await api.delete(tag).set(await as('member2'))).status).toBe(200);
  expect((await api.get(tags)).body.results).toEqual([]);
});
