import type { ServerResponse } from 'node:http';
import { bootGateway, patienceOf, type TestGateway } from './boot-gateway.ts';
import { json, startUpstream, type Upstream } from './upstream.ts';

const boot = (patienceMs: number) =>
  bootGateway({
    IDEAS_URL: ideas.url,
    COMMENTS_URL: comments.url,
    CONTENT_URL: content.url,
    ...patienceOf(patienceMs),
  });

// It waits for no service for less than ten minutes: what is answered was answered without waiting.
let gateway: TestGateway;
let ideas: Upstream;
let comments: Upstream;
let content: Upstream;
beforeAll(async () => {
  [ideas, comments, content] = await Promise.all([startUpstream(), startUpstream(), startUpstream()]);
  gateway = await boot(600_000);
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([ideas, comments, content].map(({ stop }) => stop()));
});

const path = '/api/v1/attempts/11111111-1111-4111-8111-111111111111';
const get = ({ http } = gateway) => http.get(path);

const unknown = (response: ServerResponse) =>
  void response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"Data not found"}');
const failing = (response: ServerResponse) => void response.writeHead(500).end();
const silent = () => undefined;
const told = { results: { kind: 'comment', id: 7, status: 201 } };

const replies = { unknown, failing, silent, told: json(told, { 'Cache-Control': 'private' }) };

const answerWith = (...names: (keyof typeof replies)[]) =>
  [ideas, comments, content].forEach((upstream, index) => {
    upstream.answerWith(replies[names[index] ?? 'unknown']);
  });

test('every service that may have it is asked, and which has it answers', async () => {
  answerWith('unknown', 'told', 'unknown');
  const answer = await get().set('Idempotency-Key', 'x').expect(200);
  expect(answer.body).toEqual(told);
  expect(answer.headers['cache-control']).toBe('private');
  for (const { seen } of [ideas, comments, content]) {
    expect(seen.map(({ url }) => url)).toEqual([path]);
    expect(seen[0]?.headers['x-request-id']).toBe(answer.headers['x-request-id']);
  }
});

test('what no service has is not there', async () => {
  answerWith('unknown', 'unknown', 'unknown');
  const answer = await get().expect(404);
  expect(answer.body.message).toBe('Data not found');
});

test.each(['failing', 'silent'] as const)(
  'while one is %s, another that has it answers at once',
  async (fault) => {
    answerWith(fault, 'told', fault);
    await get().expect(200, told);
  },
);

const expectUnavailable = async (of: TestGateway) => {
  const answer = await get(of).expect(503);
  expect(answer.body.message).toBe('Service unavailable');
  expect(answer.headers['retry-after']).toBe('2');
};

test('while one is failing, nobody says that it is not there', async () => {
  answerWith('unknown', 'unknown', 'failing');
  await expectUnavailable(gateway);
});

test('while one is silent, nobody says that it is not there', async () => {
  const impatient = await boot(300);
  answerWith('unknown', 'unknown', 'silent');
  await expectUnavailable(impatient);
  await impatient.stop();
});

test('a refusal is passed on, and a client that has the answer is not sent it again', async () => {
  answerWith('unknown', 'unknown', 'unknown');
  comments.answerWith(
    (response, { headers }) => void response.writeHead(headers['if-none-match'] ? 304 : 401).end(),
  );
  await get().expect(401);
  await get().set('If-None-Match', 'W/"1"').expect(304);
});

test('nothing can be done to an attempt', async () => {
  answerWith('unknown', 'told', 'told');
  await gateway.http.delete(path).expect(404);
  expect([comments.seen, content.seen]).toEqual([[], []]);
});
