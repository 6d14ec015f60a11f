import { createDatabase, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { eventually, goldenFact, publishedFacts, shapeOf } from '@ideabox/testing';
import { startWorkers } from '../src/start-workers.ts';
import { actsOn } from './acts-on.ts';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
let operator: Record<string, string>;
beforeAll(async () => {
  ideas = await bootIdeas();
  operator = await ideas.as('op', 'operator');
});
afterAll(() => ideas.stop());

const send = (method: 'post' | 'put' | 'delete', path: string, body?: object, as = operator) => {
  const request = ideas.http[method](path).set(as);
  return body === undefined ? request : request.send(body);
};
const make = (body: object = {}) =>
  send('post', '/categories', {
    name: '新しい分野',
    search_key: `c-${Math.random()}`.replace('.', ''),
    status: 'on_air',
    ...body,
  });

const full = {
  name: '学び',
  search_key: 'learning',
  status: 'on_air',
  serial_number: 7,
  description: '',
  contents: '# 見出し\n本文',
  invisible: false,
  category_group: 'くらし',
  visual_src: '/pictures/learning.png',
  visual_srcset: '/pictures/learning.png 1x, /pictures/learning-2x.png 2x',
  stepper: null,
  situations: ['学生', '保護者'],
  from: '2026-01-01T09:00:00+09:00',
  until: '2099-01-01T00:00:00Z',
};

test('a category has the fields that it was given, by id and by search key', async () => {
  const made = await make(full);
  expect(made.status).toBe(201);
  const { names, descriptions, ...shown } = made.body.results;
  expect([names, descriptions]).toEqual([{ ja: '学び' }, { ja: '' }]);
  const { id, date, situation_type, ...category } = shown;
  expect(category).toEqual({
    name: '学び',
    search_key: 'learning',
    status: 'on_air',
    serial_number: 7,
    description: '',
    contents: '# 見出し\n本文',
    invisible: false,
    idea_count: 0,
    category_group: null,
    visual_src: '/pictures/learning.png',
    visual_srcset: '/pictures/learning.png 1x, /pictures/learning-2x.png 2x',
    stepper: null,
    from: '2026-01-01T00:00:00.000Z',
    until: '2099-01-01T00:00:00.000Z',
  });
  expect(situation_type.situations.map((item: { name: string }) => item.name)).toEqual(['学生', '保護者']);
  expect(Date.parse(date)).not.toBeNaN();
  for (const key of [id, 'learning'])
    expect((await ideas.http.get(`/categories/${key}`)).body.results).toEqual(shown);
  expect((await make({ search_key: 'learning' })).body.message).toBe('Category already exists');
});

test('absent is unchanged and null is cleared', async () => {
  const { body } = await make({ ...full, search_key: 'clearing' });
  const { id, situation_type } = body.results;
  const [student] = situation_type.situations;
  const renamed = await send('put', `/categories/${id}`, {
    description: '短い説明',
    situations: [{ id: student.id, name: '生徒' }, '先生'],
  });
  expect(renamed.body.results).toMatchObject({
    name: '学び',
    description: '短い説明',
    contents: full.contents,
  });
  expect(renamed.body.results.situation_type.situations).toEqual([
    { id: student.id, name: '生徒' },
    { id: expect.any(Number), name: '先生' },
  ]);
  const clearing = {
    description: null,
    contents: null,
    from: null,
    until: null,
    situations: null,
    visual_src: null,
  };
  const cleared = await send('put', '/categories/clearing', clearing);
  expect(cleared.body.results).toMatchObject({
    description: '',
    contents: '',
    from: null,
    until: null,
    situation_type: null,
    visual_src: null,
    serial_number: 7,
  });
  const back = await send('put', `/categories/${id}`, { situations: ['生徒'] });
  expect(back.body.results.situation_type.situations).toEqual([{ id: student.id, name: '生徒' }]);
});

test.each([
  ['no name', { name: undefined }, { name: ['required'] }],
  ['a null name', { name: null }, { name: ['required'] }],
  ['101 characters', { name: 'あ'.repeat(101) }, { name: ['max_length'] }],
  ['NUL', { name: 'a\u0000' }, { name: ['prohibited_characters'] }],
  ['a lone surrogate', { contents: '\udc00' }, { contents: ['prohibited_characters'] }],
  ['a search key that is an id', { search_key: '12' }, { search_key: ['invalid'] }],
  ['a search key that is a page', { search_key: 'introduction' }, { search_key: ['invalid'] }],
  ['a search key with a slash', { search_key: '../a' }, { search_key: ['invalid'] }],
  ['SQL', { search_key: "a'; DROP TABLE ideas --" }, { search_key: ['invalid'] }],
  ['a status that is none', { status: 'open' }, { status: ['invalid'] }],
  ['no status', { status: undefined }, { status: ['required'] }],
  ['a fraction', { serial_number: 1.5 }, { serial_number: ['invalid'] }],
  ['an enormous number', { serial_number: 1e12 }, { serial_number: ['invalid'] }],
  ['a word for a switch', { invisible: 'yes' }, { invisible: ['invalid'] }],
  ['a script as a picture', { visual_src: 'javascript:alert(1)' }, { visual_src: ['invalid'] }],
  ['another host without scheme', { visual_src: '//evil.example/a.png' }, { visual_src: ['invalid'] }],
  ['a negative stepper', { stepper: -1 }, { stepper: ['invalid'] }],
  ['the same situation twice', { situations: ['a', 'a'] }, { situations: ['invalid'] }],
  [
    'a situation of another category',
    { situations: [{ id: 999_999, name: 'a' }] },
    { situations: ['invalid'] },
  ],
  ['no time', { from: 'tomorrow' }, { from: ['invalid'] }],
  ['the year 0', { from: '0000-01-01T00:00:00Z' }, { from: ['invalid'] }],
  [
    'an end before the beginning',
    { from: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' },
    { until: ['invalid'] },
  ],
])('%s is refused', async (_, body, errors) => {
  const answer = await make(body);
  expect([answer.status, answer.body.message, answer.body.errors]).toEqual([
    400,
    'The given data was invalid',
    errors,
  ]);
});

test('an end is compared with the beginning that stands', async () => {
  const { id } = (await make({ from: '2026-05-01T00:00:00Z' })).body.results;
  const answer = await send('put', `/categories/${id}`, { until: '2026-04-01T00:00:00Z' });
  expect([answer.status, answer.body.errors]).toEqual([400, { until: ['invalid'] }]);
});

test.each([
  ['post', '/categories'],
  ['put', '/categories/on_air'],
  ['delete', '/categories/on_air'],
  ['post', '/steppers'],
  ['put', '/steppers/1'],
  ['delete', '/steppers/1'],
] as const)('%s %s is for operators alone', async (method, path) => {
  expect((await ideas.http[method](path)).status).toBe(401);
  for (const role of ['general', 'supporter', 'semi-operator'])
    expect((await send(method, path, {}, await ideas.as('m', role))).status).toBe(403);
});

test.each(['0', '-1', '99999999999999999999', 'unknown', '%00', "'", '~1'])(
  'category %s is not found',
  async (key) => {
    for (const answer of [
      await ideas.http.get(`/categories/${key}`),
      await send('put', `/categories/${key}`, { name: 'a' }),
      await send('delete', `/categories/${key}`),
    ])
      expect([answer.status, answer.body.message]).toEqual([404, 'Category not found']);
  },
);

test('a category goes once its ideas have gone, and its search key is free again', async () => {
  const { id } = (await make({ search_key: 'short-lived', stepper: null })).body.results;
  const posted = await ideas.post({ category: id });
  const refused = await send('delete', `/categories/${id}`);
  expect([refused.status, refused.body.message]).toEqual([409, 'Category is in use']);
  const reason = { reason: '重複' };
  expect((await send('delete', `/ideas/${posted.body.results.id}`, reason)).status).toBe(200);
  const removed = await send('delete', '/categories/short-lived');
  expect([removed.status, removed.body]).toEqual([200, { results: { id } }]);
  expect((await ideas.http.get('/categories/short-lived')).status).toBe(404);
  expect((await ideas.post({ category: id })).body.message).toBe('Category not found');
  expect((await make({ search_key: 'short-lived' })).status).toBe(201);
});

test('many who take one search key at once make one category', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => make({ search_key: 'contested' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  const others = await Promise.all(Array.from({ length: 5 }, () => make()));
  const renamed = await Promise.all(
    others.map(({ body }) => send('put', `/categories/${body.results.id}`, { search_key: 'renamed' })),
  );
  expect(renamed.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
});

test('an idea that is posted while its category goes is in a category, or not at all', async () => {
  const { id } = (await make()).body.results;
  const [removed, ...posts] = await Promise.all([
    send('delete', `/categories/${id}`),
    ...Array.from({ length: 8 }, () => ideas.post({ category: id })),
  ]);
  const taken = posts.filter(({ status }) => status === 201).length;
  expect(new Set(posts.map(({ status }) => status)).size).toBe(1);
  expect(removed?.status).toBe(taken > 0 ? 409 : 200);
});

test('an invisible category is for operators alone', async () => {
  const { id, search_key } = (await make({ invisible: true })).body.results;
  for (const role of ['general', 'supporter', 'semi-operator', 'operator', 'admin']) {
    const as = await ideas.as('m', role);
    const listed = (await ideas.http.get('/categories').set(as)).body.results;
    const seen = role === 'operator' || role === 'admin';
    expect(listed.some((item: { id: number }) => item.id === id)).toBe(seen);
    expect((await ideas.http.get(`/categories/${search_key}`).set(as)).status).toBe(seen ? 200 : 404);
  }
});

test('every change is told, and audited with what changed', async () => {
  const { id } = (await make({ search_key: 'told', name: '前' })).body.results;
  await send('put', `/categories/${id}`, { name: '後', status: 'completed' });
  await send('put', `/categories/${id}`, { name: '後' });
  await send('delete', `/categories/${id}`);
  const told = await eventually(async () => {
    const all = await publishedFacts(ideas.nats.url, 'ideas.v1.CategoryChanged');
    const facts = all.filter((fact) => fact.category_id === id);
    expect(facts).toHaveLength(3);
    return facts;
  });
  expect(told.map(({ name, status, deleted }) => [name, status, deleted])).toEqual([
    ['前', 'on_air', false],
    ['後', 'completed', false],
    ['後', 'completed', true],
  ]);
  const revisions = told.map(({ revision }) => revision);
  expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));
  for (const fact of told) expect(shapeOf(fact)).toEqual(shapeOf(goldenFact('ideas.v1.CategoryChanged')));
  const acts = await actsOn(ideas.nats.url, 'category', id, 3);
  expect(acts.map(({ action, actor_id, actor_role }) => [action, actor_id, actor_role])).toEqual([
    ['category.created', 'op', 'operator'],
    ['category.edited', 'op', 'operator'],
    ['category.removed', 'op', 'operator'],
  ]);
  expect(JSON.parse(acts[1]?.changes ?? '')).toEqual({ name: ['前', '後'], status: ['on_air', 'completed'] });
  expect(shapeOf(acts[0])).toEqual(shapeOf(goldenFact('audit.v1.Acted')));
});

test('the clock alone closes a category, and of several instances one tells', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const { id, status } = (await make({ until })).body.results;
  expect(status).toBe('on_air');
  const others = [1, 2, 3].map(() => {
    const db = createDatabase({ url: ideas.databaseUrl, log: createLogger('test', 'silent'), poolSize: 1 });
    return { db, stop: startWorkers({ db, log: createLogger('test', 'silent') }) };
  });
  await ideas.db.run(sql`UPDATE categories SET open_until = now() WHERE id = ${id}`);
  const told = await eventually(async () => {
    const all = await publishedFacts(ideas.nats.url, 'ideas.v1.CategoryChanged');
    const facts = all.filter((fact) => fact.category_id === id);
    expect(facts).toHaveLength(2);
    return facts;
  });
  for (const { db, stop } of others) await stop().then(db.close);
  expect(told[1]).toMatchObject({ status: 'completed', deleted: false, revision: 2 });
  expect((await ideas.http.get(`/categories/${id}`)).body.results.status).toBe('completed');
  expect((await ideas.post({ category: id })).body.errors).toEqual({ category: ['not_allowed'] });
});
