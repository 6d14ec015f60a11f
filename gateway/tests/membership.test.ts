import { eventually, holdTime } from '@ideabox/testing';
import sharp from 'sharp';
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

const as = (subject: string, role = 'general') => gateway.provider.bearer(subject, { roles: [role] });
const me = async (subject: string, role?: string) =>
  gateway.http.get('/api/v1/me').set(await as(subject, role));

test('whom an operator suspends is refused within five seconds, and comes back as fast', async () => {
  await me('suspect');
  await me('keeper', 'operator');
  const setStatus = async (status: string) =>
    gateway.http
      .put('/api/v1/members/suspect/status')
      .set(await as('keeper', 'operator'))
      .send({ status, reason: '確認中' })
      .expect(200);
  await setStatus('suspended');
  await time.pass(5_000);
  expect((await me('suspect')).status).toBe(403);
  await setStatus('active');
  await time.pass(5_000);
  expect((await me('suspect')).status).toBe(200);
});

test('a role that an admin gives counts within five seconds', async () => {
  await me('newcomer');
  await me('chief', 'admin');
  const audit = async () => (await gateway.http.get('/api/v1/audit').set(await as('newcomer'))).status;
  expect(await audit()).toBe(403);
  await gateway.http
    .put('/api/v1/members/newcomer/roles')
    .set(await as('chief', 'admin'))
    .send({ roles: ['admin'] })
    .expect(200);
  await time.pass(5_000);
  expect(await audit()).toBe(200);
});

test('who has withdrawn is nobody within five seconds, also with a new token', async () => {
  await me('leaver');
  await gateway.http
    .delete('/api/v1/members/leaver')
    .set(await as('leaver'))
    .expect(200);
  await time.pass(5_000);
  const refused = await me('leaver', 'admin');
  expect([refused.status, refused.body.message]).toEqual([401, 'Signature verification failed']);
});

test('a picture comes through byte by byte, to keep for good, and is gone when it is removed', async () => {
  await me('face');
  const file = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#07a' } })
    .jpeg()
    .toBuffer();
  const put = await gateway.http
    .put('/api/v1/members/face/icon')
    .set(await as('face'))
    .set('Content-Type', 'image/jpeg')
    .send(file)
    .expect(200);
  const address: string = put.body.results.user_icon_src;
  for (let time = 0; time < 2; time += 1) {
    const shown = await gateway.http.get(address).set('Accept-Encoding', 'br, gzip').expect(200);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(shown.headers['x-content-type-options']).toBe('nosniff');
    expect(shown.headers['cache-control']).toMatch(/immutable/);
    expect(await sharp(shown.body).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  }
  await gateway.http
    .delete('/api/v1/members/face/icon')
    .set(await as('face'))
    .expect(200);
  await eventually(async () => expect((await gateway.http.get(address)).status).toBe(404));
  const large = Buffer.alloc(1024 * 1024 + 1, 0xff);
  const refused = await gateway.http
    .put('/api/v1/members/face/icon')
    .set(await as('face'))
    .set('Content-Type', 'image/jpeg')
    .send(large);
  expect([refused.status, refused.body.message]).toEqual([413, 'Payload too large']);
});

test('everything about oneself is there only when everyone tells', async () => {
  await me('curious');
  const answer = await gateway.http.get('/api/v1/members/curious/export').set(await as('curious'));
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
});
