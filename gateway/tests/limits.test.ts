import { eventually } from '@ideabox/testing';
import { bootGateway, type TestGateway } from './boot-gateway.ts';
import { json, shared } from './upstream.ts';

// One of each class a minute.
const few = { RATE_LIMIT_SCALE: '0.000001' };

const boot = async (env: Record<string, string> = {}) => {
  const gateway = await bootGateway({ ...few, ...env });
  gateway.upstream.answerWith(json({ results: {} }, { 'Cache-Control': 'private' }));
  return gateway;
};

const post = ({ http }: TestGateway) => http.post('/api/v1/comments').send({});

/** With this a call that waits for Redis does not end within a test. */
const patient = { REDIS_TIMEOUT_MS: '600000' };

const insuranceUsed = async (gateway: TestGateway) =>
  Number(
    /gateway_rate_limit_insurance_total\{[^}]*class="write"[^}]*\} (\d+)/.exec(
      await gateway.metrics(),
    )?.[1] ?? 0,
  );

const untilRedisCounts = (gateway: TestGateway) =>
  eventually(async () => {
    const before = await insuranceUsed(gateway);
    await post(gateway);
    expect(await insuranceUsed(gateway)).toBe(before);
  });

const expectCountedInMemory = async (gateway: TestGateway) => {
  const before = await insuranceUsed(gateway);
  await post(gateway);
  await post(gateway).expect(429);
  expect(await insuranceUsed(gateway)).toBeGreaterThan(before);
};

test('what is over the limit is told so, and how much was left before', async () => {
  const gateway = await boot({ RATE_LIMIT_SCALE: '0.025' });
  const first = await post(gateway).expect(200);
  expect(first.headers['ratelimit-policy']).toBe('"write";q=3;w=60');
  expect(first.headers.ratelimit).toMatch(/^"write";r=2;t=\d+$/);
  await post(gateway).expect(200);
  await post(gateway).expect(200);
  const over = await post(gateway).expect(429);
  expect(over.body).toEqual({
    message: 'server_many_request',
    request_id: over.headers['x-request-id'],
  });
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
  expect(over.headers.ratelimit).toMatch(/^"write";r=0;t=\d+$/);
  expect(over.headers['ratelimit-policy']).toBe('"write";q=3;w=60');
  await gateway.http.get('/api/v1/ideas/1').expect(200);
  await gateway.stop();
});

test('a call that nobody could answer does not count', async () => {
  const gateway = await boot();
  gateway.upstream.answerWith((response) => response.destroy());
  for (let call = 0; call < 3; call += 1)
    await eventually(async () => void (await post(gateway).expect(503)));
  gateway.upstream.answerWith(json({ results: {} }));
  await eventually(async () => void (await post(gateway).expect(200)));
  await post(gateway).expect(429);
  await gateway.stop();
});

test('a forwarded address makes no other caller, unless a trusted proxy says so', async () => {
  const alone = await boot();
  const posts = (gateway: TestGateway, address: string) => post(gateway).set('X-Forwarded-For', address);
  await posts(alone, '198.51.100.1').expect(200);
  await posts(alone, '198.51.100.2').expect(429);
  await alone.stop();

  const behind = await boot({ TRUSTED_PROXIES: '127.0.0.0/8' });
  await posts(behind, '198.51.100.1').expect(200);
  await posts(behind, '198.51.100.1').expect(429);
  await posts(behind, '203.0.113.9, 198.51.100.1').expect(429);
  await posts(behind, '198.51.100.2').expect(200);
  expect(behind.upstream.last().headers['x-forwarded-for']).toBe('198.51.100.2');
  await posts(behind, '2001:db8::1').expect(200);
  await posts(behind, '2001:db8::2').expect(429);
  await behind.stop();
});

test('with Redis killed the limits are counted in memory, and a metric says so; it is used again once it is back', async () => {
  const gateway = await boot(patient);
  await post(gateway).expect(200);
  expect(await insuranceUsed(gateway)).toBe(0);
  await gateway.redis.kill();
  await expectCountedInMemory(gateway);
  await gateway.redis.restart();
  await untilRedisCounts(gateway);
  await gateway.stop();
});

test('with a Redis that hangs the limits are counted in memory, and a metric says so; it is used again once it goes on', async () => {
  const gateway = await boot({ REDIS_TIMEOUT_MS: '100' });
  gateway.redis.pause();
  await expectCountedInMemory(gateway);
  gateway.redis.goOn();
  await untilRedisCounts(gateway);
  await gateway.stop();
});

test('answers from the shared cache are limited too, without Redis', async () => {
  const gateway = await boot({ ...patient, RATE_LIMIT_SCALE: '0.00002' });
  gateway.upstream.answerWith(shared({ results: [] }));
  await gateway.redis.kill();
  const get = () => gateway.http.get('/api/v1/ideas');
  const answers = [];
  for (let call = 0; call < 6; call += 1) answers.push(await get());
  const over = answers.at(-1);
  expect(over?.status).toBe(429);
  expect(over?.body.message).toBe('server_many_request');
  expect(over?.headers['retry-after']).toBeDefined();
  expect(answers[1]?.status).toBe(200);
  expect(answers[1]?.headers.ratelimit).toMatch(/^"read";r=\d;t=\d+$/);
  await gateway.stop();
});

test('tokens that are not in order are limited by address', async () => {
  const gateway = await boot({ RATE_LIMIT_SCALE: '0.00035' });
  const guess = () => gateway.http.get('/api/v1/ideas/1').set('Authorization', 'Bearer guess');
  await guess().expect(401);
  await guess().expect(401);
  await guess().expect(429);
  const expired = await gateway.provider.bearer('m-1', { expiresIn: -60 });
  await gateway.http.get('/api/v1/ideas/1').set(expired).expect(401);
  await gateway.http.get('/api/v1/ideas/1').expect(200);
  await gateway.stop();
});
