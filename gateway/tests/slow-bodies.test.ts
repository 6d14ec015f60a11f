import { once } from 'node:events';
import { request } from 'node:http';
import { eventually, holdTime } from '@ideabox/testing';
import { bootGateway, type TestGateway } from './boot-gateway.ts';
import { type HeldOpen, holdOpen } from './hold-open.ts';

let gateway: TestGateway;
let time: ReturnType<typeof holdTime>;
beforeAll(async () => {
  gateway = await bootGateway({ RATE_LIMIT_SCALE: '1000' });
  time = holdTime();
});
afterAll(() => {
  time.letGo();
  return gateway.stop();
});

const held: HeldOpen[] = [];
const hold = async (...call: Parameters<typeof holdOpen> extends [number, ...infer Rest] ? Rest : never) => {
  const one = await holdOpen(gateway.port, ...call);
  held.push(one);
  return one;
};

const bodiesTake = (bytes: number, { metrics } = gateway) =>
  eventually(async () =>
    expect(await metrics()).toMatch(
      new RegExp(`gateway_transfer_bytes\\{[^}]*of="bodies"[^}]*\\} ${bytes}\\n`),
    ),
  );

const bodiesRefused = async () =>
  Number(
    /gateway_bodies_refused_total\{[^}]*status="400"[^}]*\} (\d+)/.exec(await gateway.metrics())?.[1] ?? 0,
  );

afterEach(async () => {
  for (const { close } of held.splice(0)) close();
  await bodiesTake(0);
});

const post = 'POST /api/v1/ideas HTTP/1.1';

test('a body that stops coming ends its request: 400, and the connection is closed', async () => {
  const [before, refusedBefore] = [gateway.upstream.seen.length, await bodiesRefused()];
  const { closed } = await hold([post, 'Content-Length: 100'], { body: '{"name":' });
  await bodiesTake(100);
  await time.pass(10_000);
  await bodiesTake(0);
  await time.pass(2_000);
  const answer = await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/Connection: close/i);
  expect(answer).toContain('{"message":"Invalid Request","request_id":');
  expect(gateway.upstream.seen).toHaveLength(before);
  expect(await bodiesRefused()).toBe(refusedBefore + 1);
});

const mebibyte = 2 ** 20;

/** Sends nearly all of a mebibyte in pieces of which each needs more memory, so that it is seen to have come, in 54 seconds. */
const comeSlowly = async (send: (text: string) => void) => {
  let sent = 0;
  for (let memory = 4 * 1024; memory <= mebibyte / 4; memory *= 2) {
    const length = memory - 1;
    send('a'.repeat(length - sent));
    sent = length;
    await bodiesTake(memory);
    if (memory < mebibyte / 4) await time.pass(9_000);
  }
  return sent;
};

test('one that comes for ever ends it too', async () => {
  const endless = await hold(['PUT /api/v1/members/m-1/icon HTTP/1.1', `Content-Length: ${mebibyte}`]);
  await comeSlowly(endless.send);
  await time.pass(6_000);
  await bodiesTake(0);
  await eventually(() => expect(endless.heard()).toMatch(/^HTTP\/1\.1 400 /));
});

test('one that is slow arrives', async () => {
  const options = { method: 'PUT', headers: { 'Content-Length': mebibyte } };
  const outgoing = request(`${gateway.url}/api/v1/members/m-1/icon`, options);
  const answered = once(outgoing, 'response');
  const sent = await comeSlowly((text) => void outgoing.write(text));
  outgoing.end('a'.repeat(mebibyte - sent));
  expect((await answered)[0].statusCode).toBe(200);
  expect(gateway.upstream.last().body.equals(Buffer.alloc(mebibyte, 'a'))).toBe(true);
});

test('of slow ones one caller may have few, and still sends what comes at once', async () => {
  const many = await Promise.all(
    Array.from({ length: 70 }, () => hold([post, 'Content-Length: 90'], { body: 'a' })),
  );
  await bodiesTake(70 * 90);
  await time.pass(5_000);
  await bodiesTake(64 * 90);
  const refused = () => many.map(({ heard }) => heard()).filter((heard) => heard !== '');
  await eventually(() => expect(refused()).toHaveLength(6));
  for (const heard of refused()) expect(heard).toMatch(/^HTTP\/1\.1 429 [\s\S]*Retry-After: \d/);
  await gateway.http.post('/api/v1/ideas').send({}).expect(200);
});

test('all together take no more memory than they may, and give it back when their clients go', async () => {
  const small = await bootGateway({ TRANSFER_MEGABYTES: '1', RATE_LIMIT_SCALE: '1000' });
  const four = await Promise.all(
    Array.from({ length: 4 }, () =>
      holdOpen(small.port, [post, 'Content-Length: 262144'], { body: 'a'.repeat(256 * 1024 - 1) }),
    ),
  );
  await bodiesTake(mebibyte, small);
  const answer = () => small.http.post('/api/v1/ideas').send({ name: 'a'.repeat(64 * 1024) });
  const { status, headers } = await answer();
  expect([status, headers['retry-after'], headers.connection]).toEqual([503, '2', 'close']);
  const before = small.upstream.seen.length;
  for (const { close } of four) close();
  await eventually(async () => expect((await answer()).status).toBe(200));
  expect(small.upstream.seen).toHaveLength(before + 1);
  await small.stop();
});

test('single bytes in chunks of their own are put together', async () => {
  const { closed } = await hold([post, 'Transfer-Encoding: chunked', 'Connection: close'], {
    body: `${'1\r\na\r\n'.repeat(200_000)}0\r\n\r\n`,
  });
  expect(await closed).toMatch(/^HTTP\/1\.1 200 /);
  expect(gateway.upstream.last().body.toString()).toBe('a'.repeat(200_000));
  expect(gateway.upstream.last().headers).toMatchObject({ 'content-length': '200000' });
});
