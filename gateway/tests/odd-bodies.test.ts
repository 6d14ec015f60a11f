import { randomUUID } from 'node:crypto';
import { eventually } from '@ideabox/testing';
import { bootGateway, type TestGateway } from './boot-gateway.ts';
import { holdOpen } from './hold-open.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await bootGateway({ RATE_LIMIT_SCALE: '1000' });
});
afterAll(() => gateway.stop());

/**
 * Of each test its own: a client that is cut off does not know whether what it had sent before goes on, and it may arrive while
 * the next test runs.
 */
let address: string;
let post: string;
beforeEach(() => {
  address = `/api/v1/ideas?test=${randomUUID()}`;
  post = `POST ${address} HTTP/1.1`;
});

/** What a client hears that goes as soon as it knows what became of its request. */
const answerTo = async (head: string[], body = '') => {
  const { heard, close } = await holdOpen(gateway.port, head, { body });
  await eventually(() => expect(heard()).toMatch(/\r\n\r\n/));
  close();
  return heard();
};

const bodiesSeen = () =>
  gateway.upstream.seen.filter(({ url }) => url === address).map(({ body }) => body.toString());

test('a read has no body', async () => {
  const reads = [`GET ${address}`, `HEAD ${address}`, `OPTIONS ${address}`, 'GET /ideas'].flatMap((line) =>
    ['Content-Length: 2', 'Transfer-Encoding: chunked'].map((body) => [`${line} HTTP/1.1`, body]),
  );
  for (const answer of await Promise.all(reads.map((head) => answerTo(head))))
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*Connection: close/i);
  expect(bodiesSeen()).toEqual([]);
});

test('a read that says that it has none is a read, also where the answer is remembered', async () => {
  await gateway.http.get('/api/v1/ideas').set('Content-Length', '0').expect(200);
  await gateway.http.get('/api/v1/ideas').set('Content-Length', '0').expect(200);
});

test.each([
  ['Content-Length: 4', 'Transfer-Encoding: chunked'],
  ['Content-Length: 4', 'Content-Length: 5'],
  ['Content-Length: 4, 5'],
  ['Content-Length: -1'],
  ['Content-Length: 1e3'],
  ['Transfer-Encoding: chunked, identity'],
])('lengths that contradict each other, or are none, are refused: %s %s', async (...lengths) => {
  expect(await answerTo([post, ...lengths], '{}  ')).toMatch(/^HTTP\/1\.1 400 /);
  expect(bodiesSeen()).toEqual([]);
});

test('what comes after the length that was said is no part of the body', async () => {
  const { closed } = await holdOpen(gateway.port, [post, 'Content-Length: 2'], { body: '{}{"more":1}' });
  expect(await closed).toMatch(/HTTP\/1\.1 400 /);
  expect(bodiesSeen().filter((body) => body !== '{}')).toEqual([]);
});

test('a client that asks first sends its body when it is told to go on', async () => {
  const asking = [post, 'Expect: 100-continue', 'Connection: close'];
  const body = '{"asked":1}';
  const { closed } = await holdOpen(gateway.port, [...asking, `Content-Length: ${body.length}`], { body });
  expect(await closed).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
  expect(bodiesSeen()).toEqual([body]);
});

test.each([
  ['a body that is too large', '/api/v1/ideas', ['Content-Length: 2000000'], 413],
  ['a token that is none', '/api/v1/ideas', ['Content-Length: 2', 'Authorization: Bearer none'], 401],
  ['a call that there is not', '/api/v1/nothing', ['Content-Length: 2'], 404],
] as const)('with %s it is not told to', async (_, path, head, status) => {
  const answer = await answerTo([
    `POST ${path} HTTP/1.1`,
    ...head,
    'Expect: 100-continue',
    'Connection: close',
  ]);
  expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
  expect(answer).not.toContain('100 Continue');
});

test('what else a client expects changes nothing', async () => {
  const answer = await answerTo([post, 'Expect: tea', 'Content-Length: 2', 'Connection: close'], '{}');
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*X-Request-Id/i);
});

test('who goes on sending after a refusal is cut off', async () => {
  const { closed } = await holdOpen(gateway.port, ['POST /api/v1/nothing HTTP/1.1', 'Content-Length: 9999'], {
    piece: 'a',
    everyMs: 200,
  });
  expect(await closed).toMatch(/^HTTP\/1\.1 404 /);
});
