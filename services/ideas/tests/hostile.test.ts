import { randomUUID } from 'node:crypto';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

const hostile: unknown[] = [
  null,
  -1,
  1.5,
  2 ** 31,
  1e300,
  '',
  'a\u0000b',
  '\ud83d',
  '𠮷'.repeat(21_000),
  "'; DROP TABLE ideas; --",
  '<script>{{7*7}}</script>',
  '2026-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  [null],
  [[]],
  { id: 1 },
];

const calls = {
  'post /ideas': ['name', 'contents', 'category', 'situation_id', 'stepper', 'parent_id'],
  'put /ideas/IDEA': ['name', 'contents', 'reason'],
  'put /ideas/IDEA/answer': ['contents', 'status'],
  'put /ideas/IDEA/vote': ['type'],
  'post /ideas/IDEA/tags': ['name'],
  'post /categories': [
    ...[
      'name',
      'search_key',
      'status',
      'serial_number',
      'description',
      'contents',
      'invisible',
      'category_group',
    ],
    ...['visual_src', 'visual_srcset', 'stepper', 'situations', 'from', 'until'],
  ],
  'put /categories/CATEGORY': [
    ...[
      'name',
      'status',
      'serial_number',
      'description',
      'contents',
      'category_group',
      'visual_src',
      'stepper',
    ],
    ...['situations', 'from', 'until'],
  ],
  'post /steppers': ['stepper_key', 'name', 'icon', 'exec_order', 'post_roles', 'support_roles'],
};

const fitting = () => ({
  'post /ideas': { name: '題名', contents: '本文', category: ideas.categoryIds.on_air },
  'put /ideas/IDEA': {},
  'put /ideas/IDEA/answer': { contents: '検討します', status: 'considering' },
  'put /ideas/IDEA/vote': {},
  'post /ideas/IDEA/tags': {},
  'post /categories': {
    name: '分野',
    search_key: `h-${Math.random().toString(36).slice(2)}`,
    status: 'completed',
  },
  'put /categories/CATEGORY': {},
  'post /steppers': { stepper_key: `h-${Math.random().toString(36).slice(2)}`, name: '段階' },
});

const cases = Object.entries(calls).flatMap(([call, fields]) =>
  fields.map((field) => [call, field] as const),
);

test.each(cases)('%s stands whatever %s is', async (call, field) => {
  const [method, path] = call.split(' ') as ['post' | 'put', string];
  const idea = (await ideas.post({}, 'admin', 'admin')).body.results.id;
  const headers = await ideas.as('admin', 'admin');
  const category = `own-${randomUUID()}`;
  const own = { name: '分野', search_key: category, status: 'on_air' };
  await ideas.http.post('/categories').set(headers).send(own).expect(201);
  const address = path.replace('IDEA', idea).replace('CATEGORY', category);
  const answers = hostile.map(async (value) => {
    const { status, body } = await ideas.http[method](address)
      .set(headers)
      .send({ ...fitting()[call as keyof typeof calls], [field]: value });
    const named =
      status !== 400 || Object.keys(body.errors ?? {}).some((name) => name.split('.')[0] === field);
    return named && [200, 201, 400, 404].includes(status) ? [] : [[String(value).slice(0, 60), status, body]];
  });
  expect((await Promise.all(answers)).flat()).toEqual([]);
  for (const read of ['/categories', '/steppers', `/ideas/${idea}`, '/ideas?limit=5'])
    expect((await ideas.http.get(read).set(headers)).status).toBe(200);
});
