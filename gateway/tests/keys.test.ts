import { randomUUID } from 'node:crypto';
import { eventually } from '@ideabox/testing';
import { bootWithIdentity, type GatewayWithIdentity } from './boot-with-identity.ts';
import { json } from './upstream.ts';

const boot = async (REDIS_TIMEOUT_MS: string) => {
  const booted = await bootWithIdentity({ REDIS_TIMEOUT_MS });
  booted.upstream.answerWith(json({ results: {} }));
  return booted;
};

let gateway: GatewayWithIdentity;
beforeAll(async () => {
  // A key that waits for Redis does not pass within a test.
  gateway = await boot('600000');
});
afterAll(() => gateway.stop());

type Method = 'post' | 'put' | 'delete';

const sendTo = async (
  { http, provider }: GatewayWithIdentity,
  key: string,
  [method, path]: [Method, string],
  member = 'writer',
) =>
  http[method](`/api/v1${path}`)
    .set({ ...(await provider.bearer(member)), 'Idempotency-Key': key })
    .send({});

const send = (key: string, call: [Method, string], member?: string) => sendTo(gateway, key, call, member);

const idea: [Method, string] = ['post', '/ideas'];
const comment: [Method, string] = ['post', '/comments'];

const uncheckedKeys = async ({ metrics }: GatewayWithIdentity) =>
  Number(/gateway_keys_unchecked_total\S* (\d+)/.exec(await metrics())?.[1] ?? 0);

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
  const answers = await Promise.all([send(key, idea), send(key, comment)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('another member’s key, a visitor’s, and one that is no UUID are not compared', async () => {
  const key = randomUUID();
  await send(key, idea);
  expect((await send(key, comment, 'another')).status).toBe(200);
  for (const path of ['/report', '/comments'])
    await gateway.http.post(`/api/v1${path}`).set('Idempotency-Key', key).send({}).expect(200);
  for (const call of [idea, comment]) expect((await send('no-uuid', call)).status).toBe(200);
});

test('a key that falls into the place of another takes it over', async () => {
  const [first, second] = [randomUUID(), randomUUID()].map((key) => `abc${key.slice(3)}`) as [string, string];
  expect((await send(first, idea)).status).toBe(200);
  expect((await send(second, comment)).status).toBe(200);
  expect((await send(second, idea)).status).toBe(409);
  expect((await send(first, comment)).status).toBe(200);
});

test('while Redis is gone every key passes, at once, and a metric says so', async () => {
  const alone = await boot('600000');
  const key = randomUUID();
  await sendTo(alone, key, idea);
  await alone.redis.kill();
  const before = await uncheckedKeys(alone);
  expect((await sendTo(alone, key, comment)).status).toBe(200);
  expect(await uncheckedKeys(alone)).toBeGreaterThan(before);
  await alone.stop();
});

test('with a Redis that hangs every key passes, and a metric says so; it is compared again once Redis goes on', async () => {
  const hanging = await boot('100');
  const key = randomUUID();
  const statusOf = async (call: [Method, string]) => (await sendTo(hanging, key, call)).status;
  expect(await statusOf(idea)).toBe(200);
  await eventually(async () => expect(await statusOf(comment)).toBe(409));
  hanging.redis.pause();
  const before = await uncheckedKeys(hanging);
  expect(await statusOf(comment)).toBe(200);
  expect(await uncheckedKeys(hanging)).toBeGreaterThan(before);
  hanging.redis.goOn();
  await eventually(async () => expect(await statusOf(comment)).toBe(409));
  await hanging.stop();
});
