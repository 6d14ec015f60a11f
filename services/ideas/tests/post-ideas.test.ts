import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

test('an idea is answered as the contract says, and is on the list at once', async () => {
  const answer = await ideas.post({
    name: '防災マップ',
    contents: '一行目\n<b>二行目</b> https://example.jp/?a=1&b=2',
  });
  expect(answer.status).toBe(201);
  const idea = answer.body.results;
  expect(idea).toMatchObject({
    name: '防災マップ',
    raw_contents: '一行目\n<b>二行目</b> https://example.jp/?a=1&b=2',
    vote_count: 0,
    comment_count: 0,
    point: 0,
    user: { id: 'author', portal_name: 'name of author', role: 'general' },
    category: { id: ideas.categoryIds.on_air, search_key: 'on_air' },
    is_read: null,
    my_favorite: null,
    tags: [],
  });
  expect(idea.contents).toBe(
    '一行目<br>&lt;b&gt;二行目&lt;/b&gt; <a href="https://example.jp/?a=1&amp;b=2" rel="nofollow ugc noopener" target="_blank">https://example.jp/?a=1&amp;b=2</a>',
  );
  const list = await ideas.http.get('/ideas');
  expect(list.body.results[0].id).toBe(idea.id);
  expect(list.headers['cache-control']).toMatch(/^public/);
});

const invalid = 'The given data was invalid';

test.each([
  ['no title', { name: undefined }, invalid, { name: ['required'] }],
  ['a null title', { name: null }, invalid, { name: ['required'] }],
  ['a blank title', { name: ' 　' }, invalid, { name: ['required'] }],
  ['101 characters', { name: 'あ'.repeat(101) }, invalid, { name: ['max_length'] }],
  ['1001 characters', { contents: '𠮷'.repeat(1001) }, invalid, { contents: ['max_length'] }],
  ['a number', { name: 5 }, invalid, { name: ['invalid'] }],
  ['private use', { name: '祭り\ue000' }, invalid, { name: ['prohibited_characters'] }],
  ['NUL', { contents: 'a\u0000b' }, invalid, { contents: ['prohibited_characters'] }],
  ['a lone surrogate', { contents: 'a\ud800b' }, invalid, { contents: ['prohibited_characters'] }],
  ['a title of two lines', { name: 'a\nb' }, invalid, { name: ['prohibited_characters'] }],
  ['a category that is no number', { category: 'on_air' }, invalid, { category: ['invalid'] }],
  ['a negative category', { category: -1 }, invalid, { category: ['invalid'] }],
  ['an unknown field', { author: 'x' }, 'Invalid Request', undefined],
])('%s is refused', async (_, body, message, errors) => {
  const answer = await ideas.post(body);
  expect([answer.status, answer.body.message, answer.body.errors]).toEqual([400, message, errors]);
  expect(answer.body.request_id).toBe(answer.headers['x-request-id']);
});

test('the prohibited characters are named, each once', async () => {
  const answer = await ideas.post({ name: '\ue000祭\ue000り\ue001' });
  expect(answer.body.prohibited).toEqual({ name: '\ue000\ue001' });
});

test('emoji are taken, counted as people count them', async () => {
  const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';
  const name = `${flag}👩🏽‍❤️‍💋‍👨🏽🇯🇵1️⃣❤️`.repeat(20);
  const answer = await ideas.post({ name, contents: '👩🏽‍❤️‍💋‍👨🏽'.repeat(1000) });
  expect([answer.status, answer.body.results?.name]).toEqual([201, name]);
  const more = await ideas.post({ name: `${name}🎉` });
  expect([more.status, more.body.errors]).toEqual([400, { name: ['max_length'] }]);
});

test('1000 characters outside the basic plane are 1000 characters', async () => {
  expect((await ideas.post({ contents: '𠮷'.repeat(1000) })).status).toBe(201);
});

test.each([
  ['{"name":', 'application/json', 400, 'Invalid Request'],
  ['[1]', 'application/json', 400, 'Invalid Request'],
  ['"text"', 'application/json', 400, 'Invalid Request'],
  ['name=a', 'application/x-www-form-urlencoded', 415, 'Unsupported media type'],
  [`{"name":"${'a'.repeat(300_000)}"}`, 'application/json', 413, 'Payload too large'],
])('body %#', async (body, type, status, message) => {
  const answer = await ideas.http
    .post('/ideas')
    .set(await ideas.as('a'))
    .set('Content-Type', type)
    .send(body);
  expect([answer.status, answer.body.message]).toEqual([status, message]);
});

test('a category that does not take ideas from this role says so', async () => {
  const answer = await ideas.post({ category: ideas.categoryIds.completed });
  expect([answer.status, answer.body.message, answer.body.errors]).toEqual([
    403,
    'Forbidden',
    { category: ['not_allowed'] },
  ]);
  expect((await ideas.post({ category: ideas.categoryIds.completed }, 'op', 'operator')).status).toBe(201);
});

test('a category that may not be seen does not exist', async () => {
  for (const category of [ideas.categoryIds.open_for_supporter, 999_999]) {
    const answer = await ideas.post({ category });
    expect([answer.status, answer.body.message]).toEqual([404, 'Category not found']);
  }
});

test('a stepper that takes no ideas from this role says so', async () => {
  const answer = await ideas.post({ category: ideas.categoryIds['supporters-post'] });
  expect([answer.status, answer.body.errors]).toEqual([403, { stepper: ['not_allowed'] }]);
});

test('an idea for the operators is seen by them and its author alone', async () => {
  const posted = await ideas.post({ category: ideas.categoryIds.open_for_myself_and_operator }, 'shy');
  const id = posted.body.results.id;
  const status = async (headers: Record<string, string>) =>
    (await ideas.http.get(`/ideas/${id}`).set(headers)).status;
  const listed = async (headers: Record<string, string>) =>
    (await ideas.http.get('/ideas?limit=100').set(headers)).body.results.some(
      (item: { id: number }) => item.id === id,
    );
  for (const [member, role, seen] of [
    ['shy', 'general', true],
    ['other', 'general', false],
    ['s', 'supporter', false],
    ['so', 'semi-operator', true],
    ['op', 'operator', true],
  ] as const) {
    const headers = await ideas.as(member, role);
    expect([member, await status(headers), await listed(headers)]).toEqual([member, seen ? 200 : 404, seen]);
  }
  expect([await status({}), await listed({})]).toEqual([404, false]);
});

describe('what an idea refers to', () => {
  const made = async (body: object) =>
    (
      await ideas.http
        .post('/categories')
        .set(await ideas.as('op', 'operator'))
        .send({ name: '分野', status: 'on_air', ...body })
    ).body.results;

  test('a situation is one of its category’s', async () => {
    const { id, situation_type } = await made({
      search_key: 'with-situations',
      situations: ['学生', '教員'],
    });
    const [student] = situation_type.situations;
    const posted = await ideas.post({ category: id, situation_id: student.id });
    expect([posted.status, posted.body.results.situation]).toEqual([201, student]);
    for (const situation_id of [student.id + 1_000, -1, 0, 1.5, 'a', 1e300]) {
      const answer = await ideas.post({ category: id, situation_id });
      expect([answer.status, answer.body.errors]).toEqual([400, { situation_id: ['invalid'] }]);
    }
    const elsewhere = await ideas.post({ situation_id: student.id });
    expect([elsewhere.status, elsewhere.body.errors]).toEqual([400, { situation_id: ['invalid'] }]);
    await ideas.http
      .put(`/categories/${id}`)
      .set(await ideas.as('op', 'operator'))
      .send({ situations: null });
    expect((await ideas.post({ category: id, situation_id: student.id })).status).toBe(400);
    const kept = await ideas.http.get(`/ideas/${posted.body.results.id}`);
    expect(kept.body.results.situation).toEqual(student);
  });

  test('a stepper that is chosen has to take ideas from this role, too', async () => {
    const steppers = (await ideas.http.get('/steppers')).body.results;
    const { id } = steppers.find((item: { stepper_key: string }) => item.stepper_key === 'supporters-post');
    expect((await ideas.post({ stepper: id })).body.errors).toEqual({ stepper: ['not_allowed'] });
    const posted = await ideas.post({ stepper: id }, 's', 'supporter');
    expect(posted.body.results.stepper).toMatchObject({ id });
    expect((await ideas.post({ stepper: 999_999 })).body.message).toBe('Stepper not found');
    expect((await ideas.post({ stepper: -1 })).body.errors).toEqual({ stepper: ['invalid'] });
  });

  test('an idea that it is derived from is one that its author sees', async () => {
    const parent = (await ideas.post({})).body.results.id;
    const derived = await ideas.post({ parent_id: parent });
    expect(derived.body.results.parent_id).toBe(parent);
    const category = ideas.categoryIds.open_for_myself_and_operator;
    const secret = (await ideas.post({ category }, 'shy')).body.results.id;
    for (const parent_id of [secret, 999_999]) {
      const answer = await ideas.post({ parent_id });
      expect([answer.status, answer.body.message]).toEqual([404, 'Idea not found']);
    }
    expect((await ideas.post({ parent_id: secret }, 'shy')).status).toBe(201);
  });

  test('a category that is new, or that was just closed, is so at once', async () => {
    const { id } = await made({ search_key: 'just-made' });
    expect((await ideas.post({ category: id })).status).toBe(201);
    await ideas.http
      .put(`/categories/${id}`)
      .set(await ideas.as('op', 'operator'))
      .send({ status: 'open_for_comment' });
    expect((await ideas.post({ category: id })).status).toBe(403);
  });
});
