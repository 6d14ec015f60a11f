import { eventually } from '@ideabox/testing';
import { bootWithIdentity, type GatewayWithIdentity } from './boot-with-identity.ts';

let gateway: GatewayWithIdentity;
beforeAll(async () => {
  gateway = await bootWithIdentity();
});
afterAll(() => gateway.stop());

const get = async (subject: string, path = '/api/v1/ideas') =>
  gateway.http.get(path).set(await gateway.provider.bearer(subject));

test('a member is there from its first call on, and is told apart from others', async () => {
  const [first, second] = await Promise.all([get('first', '/api/v1/me'), get('second', '/api/v1/me')]);
  expect([first.body.results.id, second.body.results.id]).toEqual(['first', 'second']);
});

test('a suspended member is refused within five seconds, on public paths too', async () => {
  expect((await get('suspended')).status).toBe(200);
  await gateway.setStatus('suspended', 'suspended');
  const answer = await eventually(async () => {
    const refused = await get('suspended');
    expect(refused.status).toBe(403);
    return refused;
  }, 5_000);
  expect(answer.body.message).toBe('Forbidden');
  await gateway.http.get('/api/v1/ideas').expect(200);
}, 15_000);

test('a withdrawn member’s token is as good as none', async () => {
  await get('withdrawn');
  await gateway.setStatus('withdrawn', 'withdrawn');
  await eventually(async () => expect((await get('withdrawn')).status).toBe(401), 5_000);
}, 15_000);

test('while identity is down, members who were here go on, others hear 503, visitors read', async () => {
  await get('regular');
  await gateway.stopIdentity();
  await new Promise((resolve) => setTimeout(resolve, 4_200));
  expect((await get('regular')).status).toBe(200);
  const stranger = await get('stranger');
  expect([stranger.status, stranger.body.message]).toEqual([503, 'Service unavailable']);
  expect(stranger.headers['retry-after']).toBe('2');
  expect((await gateway.http.get('/api/v1/ideas')).status).toBe(200);
}, 20_000);
