import { eventually } from '@ideabox/testing';
import { accountIds, api, as, categoryWith, postIdea, site } from '../product.ts';

const found = async (idea: number) => (await api.get(`/ideas/${idea}`)).body.results;

test('categories and steps are made, changed and removed by operators alone', async () => {
  const operator = await as('operator1');
  const word = Date.now().toString(36);
  const stepper = {
    stepper_key: `step-${word}`,
    name: '試験の段階',
    exec_order: 90,
    vote_roles: 'supporter',
  };
  expect(
    (
      await api
        .post('/steppers')
        .set(await as('member1'))
        .send(stepper)
    ).status,
  ).toBe(403);
  const step = await api.post('/steppers').set(operator).send(stepper);
  expect([step.status, step.body.results]).toEqual([201, expect.objectContaining(stepper)]);

  const category = {
    name: '試験の分類',
    search_key: `test-${word}`,
    status: 'on_air',
    serial_number: 900,
    description: '試験です。',
    contents: '試験の**説明**です。',
    invisible: false,
    stepper: step.body.results.id,
    situations: ['暮らし', '仕事'],
  };
  expect(
    (
      await api
        .post('/categories')
        .set(await as('member1'))
        .send(category)
    ).status,
  ).toBe(403);
  const posted = await api.post('/categories').set(operator).send(category);
  expect(posted.status).toBe(201);
  const { id } = posted.body.results;
  expect((await api.post('/categories').set(operator).send(category)).status).toBe(409);

  const shown = (await api.get(`/categories/${category.search_key}`)).body.results;
  expect(shown.situation_type.situations.map(({ name }: { name: string }) => name)).toEqual([
    '暮らし',
    '仕事',
  ]);
  const [situation] = shown.situation_type.situations;
  const idea = await postIdea('member1', { category: id, situation_id: situation.id });
  const listed = await api.get('/ideas').query({ situation_id: situation.id });
  expect(listed.body.results.map((one: { id: number }) => one.id)).toEqual([idea]);

  const vote = await api
    .put(`/ideas/${idea}/vote`)
    .set(await as('member2'))
    .send({ type: 'positive' });
  expect([vote.status, vote.body.errors]).toEqual([403, { stepper: ['not_allowed'] }]);
  expect((await api.delete(`/steppers/${step.body.results.id}`).set(operator)).status).toBe(409);
  expect((await api.delete(`/categories/${id}`).set(operator)).status).toBe(409);

  await api.put(`/categories/${id}`).set(operator).send({ status: 'completed' }).expect(200);
  const late = await api
    .post('/ideas')
    .set(await as('member1'))
    .send({ name: 'あ', contents: 'い', category: id });
  expect([late.status, late.body.errors]).toEqual([403, { category: ['not_allowed'] }]);
  const closed = await api
    .put(`/ideas/${idea}/vote`)
    .set(await as('supporter1'))
    .send({ type: 'positive' });
  expect(closed.status).toBe(403);

  expect((await api.delete(`/ideas/${idea}/vote`).set(await as('supporter1'))).status).toBe(403);
  expect((await api.delete(`/ideas/${idea}/support`).set(await as('supporter1'))).status).toBe(403);

  await api.put(`/categories/${id}`).set(operator).send({ invisible: true, stepper: null }).expect(200);
  expect((await api.get(`/categories/${id}`)).status).toBe(404);
  expect((await api.get(`/ideas/${idea}`)).status).toBe(404);
  expect((await api.get(`/categories/${id}`).set(operator)).status).toBe(200);

  const empty = await api
    .post('/categories')
    .set(operator)
    .send({ ...category, search_key: `empty-${word}`, stepper: null });
  expect((await api.delete(`/categories/${empty.body.results.id}`).set(operator)).status).toBe(200);
  const renamed = await api
    .put(`/steppers/${step.body.results.id}`)
    .set(operator)
    .send({ name: '名を変えた段階' });
  expect(renamed.body.results.name).toBe('名を変えた段階');
  const unused = await api
    .post('/steppers')
    .set(operator)
    .send({ ...stepper, stepper_key: `unused-${word}` });
  expect((await api.delete(`/steppers/${unused.body.results.id}`).set(operator)).status).toBe(200);
  const nowhere = { ...category, search_key: `nowhere-${word}`, stepper: 999_999_999 };
  const unknown = await api.post('/categories').set(operator).send(nowhere);
  expect([unknown.status, unknown.body.message]).toEqual([404, 'Stepper not found']);
});

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
  }, 10_000);

  const own = await postIdea('member1');
  expect((await api.delete(`/ideas/${own}`).set(await as('member1'))).status).toBe(200);
  expect((await api.get(`/ideas/${own}`)).status).toBe(404);
});

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
    }, 10_000);
});

test('derived, related and similar ideas are found', async () => {
  const word = `あじさい通り${Date.now().toString(36)}`;
  const idea = await postIdea('member1', { name: `${word}に街灯を増やす` });
  const derived = await postIdea('member2', { name: `${word}の街灯を明るくする`, parent_id: idea });
  const ids = (answer: { body: { results: { id: number }[] } }) => answer.body.results.map(({ id }) => id);
  expect(ids(await api.get('/ideas').query({ parent_id: idea }))).toEqual([derived]);
  expect(ids(await api.get(`/ideas/${idea}/related`))).toContain(derived);
  const similar = ids(await api.get('/ideas/similar').query({ text: `${word}に街灯を増やす` }));
  expect(similar).toContain(idea);
  expect(similar.length).toBeLessThanOrEqual(5);
});

test('random order is stable within a seed, page by page, and whole', async () => {
  const page = async (offset: number, seed: number) =>
    (await api.get('/ideas').query({ sort: 'random', seed, limit: 10, offset, fields: 'id' })).body;
  const first = await page(0, 7);
  expect(await page(0, 7)).toEqual(first);
  const count = first.metadata.resultset.count;
  const seen = new Set<number>();
  for (let offset = 0; offset < count; offset += 10)
    for (const { id } of (await page(offset, 7)).results) seen.add(id);
  expect(seen.size).toBeGreaterThanOrEqual(count);
});

test('what is for supporters is not there for others', async () => {
  const category = await categoryWith('open_for_supporter');
  const idea = await postIdea('supporter1', { category });
  for (const headers of [{}, await as('member1')])
    expect((await api.get(`/ideas/${idea}`).set(headers)).status).toBe(404);
  expect((await api.get(`/ideas/${idea}`).set(await as('semioperator1'))).status).toBe(200);
  const post = await api
    .post('/ideas')
    .set(await as('member1'))
    .send({ name: 'あ', contents: 'い', category });
  expect([post.status, post.body.message]).toEqual([404, 'Category not found']);
});

test('the feed is RSS 2.0 of the newest ideas, of one category where that is asked', async () => {
  const category = await categoryWith('on_air');
  const idea = await postIdea('member1', { category, name: '見出しの <題名> & "引用"' });
  const feed = await site.get('/rss').query({ category });
  expect([feed.status, feed.headers['content-type']]).toEqual([200, expect.stringMatching(/xml/)]);
  expect(feed.text).toContain(`/idea/${idea}`);
  expect(feed.text).not.toContain('<題名>');
  expect((await site.get('/rss').query({ category: 'a\u0000' })).status).toBe(400);
  expect((await site.get('/rss').set('Authorization', 'Bearer x.y.z')).status).toBe(401);
});

test('steps are listed in their order', async () => {
  const { body } = await api.get('/steppers');
  const orders = body.results.map(({ exec_order }: { exec_order: number }) => exec_order);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
});
