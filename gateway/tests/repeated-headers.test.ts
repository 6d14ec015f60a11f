import { connect } from 'node:net';
import { bootGateway, type TestGateway } from './boot-gateway.ts';
import { json } from './upstream.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await bootGateway();
  const { upstream, web, http } = gateway;
  upstream.answerWith(json({ results: [] }, { 'Cache-Control': 'public, s-maxage=60' }));
  web.answerWith(json({}));
  // What is fresh in the cache is answered before all else.
  await http.get('/api/v1/features').expect(200);
});
afterAll(() => gateway.stop());

/** The status of the answer to a request of these lines, as they stand. */
const statusOf = (...lines: string[]) =>
  new Promise<number>((resolve, reject) => {
    let heard = '';
    const socket = connect(gateway.port, '127.0.0.1', () =>
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`),
    );
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1])));
  });

const requests = [
  'GET /api/v1/features HTTP/1.1',
  'GET /api/v1/ideas HTTP/1.1',
  'DELETE /api/v1/ideas/1/vote HTTP/1.1',
  'GET /idea/1 HTTP/1.1',
];

const key = '6f0c7d4e-7c0b-4f0e-9d53-1a52b6a6f3b1';

test.each([
  ['Host: a', 'Host: b'],
  ['Host: a', 'host: a'],
  ['Authorization: Bearer a', 'Authorization: Bearer b'],
  ['Content-Type: application/json', 'Content-Type: text/plain'],
  ['Content-Length: 0', 'Content-Length: 2'],
  ['Content-Length: 0', 'Content-Length: 0'],
  ['Content-Length: 0', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: identity', 'Transfer-Encoding: chunked'],
  [`Idempotency-Key: ${key}`, `Idempotency-Key: ${key}`],
  ['X-Request-Id: one-of-two', 'X-Request-Id: two-of-two'],
])('%s, and then %s: which of them holds is nobody’s to guess', async (...twice) => {
  const rest = twice[0].startsWith('Host') ? twice : ['Host: a', ...twice];
  const statuses = await Promise.all(requests.map((request) => statusOf(request, ...rest)));
  expect(new Set(statuses)).toEqual(new Set([400]));
});

test('nor does a socket open with two', async () => {
  const socket = ['GET /app/key HTTP/1.1', 'Host: a', 'Host: b', 'Upgrade: websocket'];
  const more = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
  expect(await statusOf(...socket, ...more, 'Connection: Upgrade')).toBe(400);
});

test('what may come in several lines may, and a host is needed', async () => {
  const several = [
    'Accept: text/html',
    'Accept: application/json',
    'Cookie: a=1',
    'Cookie: b=2',
    'Via: a',
    'Via: b',
  ];
  for (const request of requests) expect(await statusOf(request, 'Host: a', ...several)).toBe(200);
  expect(await statusOf('GET /api/v1/features HTTP/1.1')).toBe(400);
});
