import { randomUUID } from 'node:crypto';
import { bootWithIdentity, type GatewayWithIdentity } from './boot-with-identity.ts';
import { json } from './upstream.ts';

let gateway: GatewayWithIdentity;
beforeAll(async () => {
  gateway = await bootWithIdentity();
  gateway.upstream.answerWith(json({ results: {} }));
});
afterAll(() => gateway.stop());

type Method = 'post' | 'put' | 'delete';

const send = async (key: string, [method, path]: [Method, string], member = 'writer') =>
  gateway.http[method](`/api/v1${path}`)
    .set({ ...(await gateway.provider.bearer(member)), 'Idempotency-Key': key })
    .send({});

const idea: [Method, string] = ['post', '/ideas'];

const uncheckedKeys = async () =>
  Number(/gateway_keys_unchecked_total\S* (\d+)/.exec(await gateway.metrics())?.[1] ?? 0);

test.each<[Method, string]>([
  ['post', '/comments'],
  ['put', '/ideas/1/vote'],
  ['delete', '/ideas/1/vote'],
  ['put', '/ideas'],
  ['post', '/ideas?fields=id'],
  ['put', '/members/writer'],
])('a key that came with POST /ideas is refused with %s %s, which no service hears of', async (...other) => {
  const key = randomUUID();
  expect((await send(key, idea)).status).toBe(200);
  gateway.upstream.seen.length = 0;
  const answer = await send(key, other);
  expect([answer.status, answer.body]).toEqual([
    409,
    { message: 'Invalid Request', request_id: answer.headers['x-request-id'] },
  ]);
  expect(gateway.upstream.seen).toEqual([]);
});

test('the same call again passes, in another language and in capitals too', async () => {
  const key = randomUUID();
  const calls: [string, string][] = [
    [key, '/ideas?visitor_id=1&lang=ja'],
    [key, '/ideas?lang=fr&visitor_id=2'],
    [key.toUpperCase(), '/ideas'],
  ];
  for (const [sent, path] of calls) expect((await send(sent, ['post', path])).status).toBe(200);
});

test('of two calls at once under one key one passes', async () => {
  const key = randomUUID();
  const answers = await Promise.all([send(key, idea), send(key, ['post', '/comments'])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('another member’s key, a visitor’s, and one that is no UUID are not compared', async () => {
  const key = randomUUID();
  await send(key, idea);
  expect((await send(key, ['post', '/comments'], 'another')).status).toBe(200);
  for (const path of ['/report', '/comments'])
    await gateway.http.post(`/api/v1${path}`).set('Idempotency-Key', key).send({}).expect(200);
  for (const call of [idea, ['post', '/comments']] as [Method, string][])
    expect((await send('no-uuid', call)).status).toBe(200);
});

test('a key that falls into the place of another takes it over', async () => {
  const [first, second] = [randomUUID(), randomUUID()].map((key) => `abc${key.slice(3)}`) as [string, string];
  expect((await send(first, idea)).status).toBe(200);
  expect((await send(second, ['post', '/comments'])).status).toBe(200);
  expect((await send(second, idea)).status).toBe(409);
  expect((await send(first, ['post', '/comments'])).status).toBe(200);
});

test('while Redis is gone every key passes, at once, and a metric says so', async () => {
  const key = randomUUID();
  await send(key, idea);
  await gateway.redis.kill();
  const before = await uncheckedKeys();
  const startedAt = performance.now();
  expect((await send(key, ['post', '/comments'])).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect(await uncheckedKeys()).toBeGreaterThan(before);
});
