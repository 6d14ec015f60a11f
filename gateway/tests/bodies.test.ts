import { request } from 'node:http';
import { bootGateway, type TestGateway } from './boot-gateway.ts';
import { json } from './upstream.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await bootGateway();
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.upstream.answerWith(json({ results: {} })));

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'a');

/** Sends a body in pieces, with or without saying how long it is. */
const send = (path: string, body: Buffer, declared: boolean) =>
  new Promise<{ status: number; text: string; connection: string | undefined }>((resolve, reject) => {
    const outgoing = request(
      `${gateway.url}${path}`,
      { method: 'POST', headers: declared ? { 'Content-Length': body.length } : {} },
      async (answer) => {
        let text = '';
        for await (const chunk of answer) text += chunk;
        resolve({ status: answer.statusCode ?? 0, text, connection: answer.headers.connection });
      },
    );
    outgoing.on('error', reject);
    for (let at = 0; at < body.length; at += 65_536) outgoing.write(body.subarray(at, at + 65_536));
    outgoing.end();
  });

test.each([
  ['declared', true],
  ['in chunks', false],
])('a body of 2 MB, %s, is too large, and the connection is closed', async (_, declared) => {
  const { status, text, connection } = await send('/api/v1/ideas', megabytes(2), declared);
  expect(status).toBe(413);
  expect(JSON.parse(text)).toEqual({ message: 'Payload too large', request_id: expect.any(String) });
  expect(connection).toBe('close');
  expect(gateway.upstream.seen).toEqual([]);
  await gateway.http.get('/livez').expect(200);
});

test.each([true, false])('a picture of a megabyte passes (declared: %s)', async (declared) => {
  const picture = megabytes(1);
  expect((await send('/api/v1/members/m-1/icon', picture, declared)).status).toBe(200);
  expect(gateway.upstream.last().body.equals(picture)).toBe(true);
  expect((await send('/api/v1/members/m-1/icon', megabytes(2), declared)).status).toBe(413);
});

test('a body in chunks that is not too long arrives whole', async () => {
  const body = Buffer.alloc(200 * 1024, 'b');
  expect((await send('/api/v1/ideas', body, false)).status).toBe(200);
  expect(gateway.upstream.last().body.equals(body)).toBe(true);
});
