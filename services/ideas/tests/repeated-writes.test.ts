import { randomUUID } from 'node:crypto';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

type Method = 'post' | 'put' | 'delete';

const send = async (method: Method, path: string, body: object, key: string, role = 'operator') =>
  ideas.http[method](path)
    .set({ ...(await ideas.as('op', role)), 'Idempotency-Key': key })
    .send(body);

test('a write that comes again under its key is done once', async () => {
  const id = (await ideas.post({})).body.results.id;
  const writes: [Method, string, object][] = [
    ['post', '/ideas', { name: '題名', contents: '本文', category: ideas.categoryIds.on_air }],
    ['put', `/ideas/${id}`, { name: '新しい題名' }],
    ['put', `/ideas/${id}/answer`, { contents: '検討します', status: 'considering' }],
    ['post', '/categories', { name: '分野', search_key: 'once', status: 'on_air' }],
    ['put', '/categories/once', { name: '分野' }],
    ['post', '/steppers', { stepper_key: 'once', name: '段階' }],
    ['delete', '/categories/once', {}],
    ['delete', `/ideas/${id}`, { reason: '重複' }],
  ];
  for (const [method, path, body] of writes) {
    const key = randomUUID();
    const first = await send(method, path, body, key);
    const again = await send(method, path, body, key);
    expect([path, first.status]).toEqual([path, method === 'post' ? 201 : 200]);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const elsewhere = await send('put', '/categories/on_air', { description: 'この分野' }, key);
    expect(elsewhere.status).toBe(409);
  }
});

test('more keyed writes at once than there are connections all end well', async () => {
  const body = { name: '題名', contents: '本文', category: ideas.categoryIds.on_air };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => send('post', '/ideas', body, randomUUID(), 'general')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
});

test('a keyed write that is refused leaves nothing', async () => {
  const key = randomUUID();
  const stranger = { name: '分野', search_key: 'refused', status: 'on_air', stepper: 999_999 };
  expect((await send('post', '/categories', stranger, key)).status).toBe(404);
  expect((await ideas.http.get('/categories/refused')).status).toBe(404);
  expect((await send('post', '/categories', { ...stranger, stepper: null }, key)).status).toBe(201);
});
