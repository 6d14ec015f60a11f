import { api, as, categoryWith, postIdea } from '../product.ts';

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

test('steps are listed in their order', async () => {
  const { body } = await api.get('/steppers');
  const orders = body.results.map(({ exec_order }: { exec_order: number }) => exec_order);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
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

test('the ideas of each theme are told as CSV, too', async () => {
  const csv = await api.get('/categories?fields=id,name,idea_count').set('Accept', 'text/csv').expect(200);
  expect(csv.headers['content-type']).toMatch(/^text\/csv/);
  expect(csv.text).toMatch(/^id,name,idea_count\r\n\d+,/);
});
