import { holdTime } from '@ideabox/testing';
import { bootWithIdentity, type GatewayWithIdentity } from './boot-with-identity.ts';

let gateway: GatewayWithIdentity;
let time: ReturnType<typeof holdTime>;
beforeAll(async () => {
  gateway = await bootWithIdentity();
  time = holdTime();
});
afterAll(() => {
  time.letGo();
  return gateway.stop();
});

const get = async (subject: string, path = '/api/v1/ideas', { http, provider } = gateway) =>
  http.get(path).set(await provider.bearer(subject));

test('a member is there from its first call on, and is told apart from others', async () => {
  const [first, second] = await Promise.all([get('first', '/api/v1/me'), get('second', '/api/v1/me')]);
  expect([first.body.results.id, second.body.results.id]).toEqual(['first', 'second']);
});

test('a suspended member is refused within five seconds, on public paths too', async () => {
  expect((await get('suspended')).status).toBe(200);
  await gateway.setStatus('suspended', 'suspended');
  await time.pass(5_000);
  const answer = await get('suspended');
  expect([answer.status, answer.body.message]).toEqual([403, 'Forbidden']);
  await gateway.http.get('/api/v1/ideas').expect(200);
});

test('one who is suspended for a time is told for how long', async () => {
  expect((await get('for a day')).status).toBe(200);
  await gateway.setStatus('for a day', 'suspended', new Date(Date.now() + 86_400_000));
  await time.pass(5_000);
  const answer = await get('for a day');
  expect([answer.status, answer.body.message]).toEqual([403, 'Forbidden']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(80_000);
  expect((await get('suspended')).headers['retry-after']).toBeUndefined();
});

test('a withdrawn member’s token is as good as none', async () => {
  await get('withdrawn');
  await gateway.setStatus('withdrawn', 'withdrawn');
  await time.pass(5_000);
  expect((await get('withdrawn')).status).toBe(401);
});

test('while identity is down, members who were here go on, others hear 503, visitors read', async () => {
  const alone = await bootWithIdentity();
  const ask = (subject: string) => get(subject, '/api/v1/ideas', alone);
  await ask('regular');
  await alone.stopIdentity();
  await time.pass(5_000);
  expect((await ask('regular')).status).toBe(200);
  const stranger = await ask('stranger');
  expect([stranger.status, stranger.body.message]).toEqual([503, 'Service unavailable']);
  expect(stranger.headers['retry-after']).toBe('2');
  expect((await alone.http.get('/api/v1/ideas')).status).toBe(200);
  await alone.stop();
});
