import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@ideabox/testing';
import { bootGateway, type TestGateway } from './boot-gateway.ts';
import { type HeldOpen, holdOpen } from './hold-open.ts';

let gateway: TestGateway;
beforeAll(async () => {
  // A sixth of the usual times.
  gateway = await bootGateway({ BODY_STALL_MS: '1600', BODY_MS: '6000', RATE_LIMIT_SCALE: '1000' });
});
afterAll(() => gateway.stop());

const held: HeldOpen[] = [];
const hold = async (...call: Parameters<typeof holdOpen> extends [number, ...infer Rest] ? Rest : never) => {
  const one = await holdOpen(gateway.port, ...call);
  held.push(one);
  return one;
};
afterEach(async () => {
  for (const { close } of held.splice(0)) close();
});

const post = 'POST /api/v1/ideas HTTP/1.1';

test('a body that stops coming ends its request: 400, and the connection is closed', async () => {
  const before = gateway.upstream.seen.length;
  const { closed } = await hold([post, 'Content-Length: 100'], { body: '{"name":' });
  const answer = await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/Connection: close/i);
  expect(answer).toContain('{"message":"Invalid Request","request_id":');
  expect(gateway.upstream.seen).toHaveLength(before);
  expect(await gateway.metrics()).toMatch(/gateway_bodies_refused_total\{[^}]*status="400"[^}]*\} 1/);
});

test('one that comes for ever ends it too, and one that is slow arrives', async () => {
  const endless = await hold([post, 'Content-Length: 100000'], { piece: 'a', everyMs: 300 });
  const picture = Buffer.alloc(2 ** 20, 'p');
  const options = { method: 'PUT', headers: { 'Content-Length': picture.length } };
  const outgoing = request(`${gateway.url}/api/v1/members/m-1/icon`, options);
  const answered = once(outgoing, 'response');
  for (let at = 0; at < picture.length; at += 2 ** 16) {
    outgoing.write(picture.subarray(at, at + 2 ** 16));
    await wait(60);
  }
  outgoing.end();
  expect((await answered)[0].statusCode).toBe(200);
  expect(gateway.upstream.last().body.equals(picture)).toBe(true);
  expect(await endless.closed).toMatch(/^HTTP\/1\.1 400 /);
});

test('of slow ones one caller may have few, and still sends what comes at once', async () => {
  const many = await Promise.all(
    Array.from({ length: 70 }, () => hold([post, 'Content-Length: 90'], { piece: 'a', everyMs: 300 })),
  );
  const early = Promise.race(many.map(({ closed }) => closed));
  expect(await early).toMatch(/^HTTP\/1\.1 429 [\s\S]*Retry-After: \d/);
  await gateway.http.post('/api/v1/ideas').send({}).expect(200);
});

test('all together take no more memory than they may, and give it back when their clients go', async () => {
  const small = await bootGateway({ TRANSFER_MEGABYTES: '1', RATE_LIMIT_SCALE: '1000' });
  const four = await Promise.all(
    Array.from({ length: 4 }, () =>
      holdOpen(small.port, [post, 'Content-Length: 262144'], { body: 'a'.repeat(256 * 1024 - 1) }),
    ),
  );
  await eventually(async () =>
    expect(await small.metrics()).toMatch(/gateway_transfer_bytes\{[^}]*of="bodies"[^}]*\} 1048576\n/),
  );
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
