import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { bootGateway, patienceOf, type TestGateway } from './boot-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await bootGateway();
});
afterAll(() => gateway.stop());

const answerOf = ({ url }: TestGateway, path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/api/v1${path}`, { headers }, resolve).on('error', reject);
  });
const answer = (path: string, headers?: Record<string, string>) => answerOf(gateway, path, headers);

const bytesOf = async (response: IncomingMessage) => {
  let bytes = 0;
  for await (const piece of response) bytes += (piece as Buffer).length;
  return bytes;
};

const csv = { 'Content-Type': 'text/csv; charset=utf-8' };

/** How long an upstream may be silent, and what is longer: node's own timers of sockets wait for them, which only time ends. */
const [silenceMs, pauseMs] = [1_500, 2_000];

/** As much as no buffer on the way holds. */
const long = Buffer.alloc(32 * 1024 * 1024, 'a');

test('a download that pauses for longer than an upstream may be silent comes whole, and so does one whose reader pauses', async () => {
  const impatient = await bootGateway(patienceOf(silenceMs));
  let sent = false;
  impatient.upstream.answerWith(async (response, { url }) => {
    response.writeHead(200, csv);
    if (url.endsWith('votes.csv')) return response.end(long, () => (sent = true));
    response.write('id,name\n');
    await wait(pauseMs);
    response.end('1,一\n');
  });
  const pausing = ['identity', 'gzip'].map(async (encoding) => {
    const paused = await answerOf(impatient, '/opendata/ideas.csv', { 'Accept-Encoding': encoding });
    expect(await bytesOf(paused)).toBeGreaterThan(10);
    expect(paused.complete).toBe(true);
  });
  const slow = await answerOf(impatient, '/opendata/votes.csv');
  expect(slow.statusCode).toBe(200);
  await wait(pauseMs);
  expect(sent).toBe(false);
  expect(await bytesOf(slow)).toBe(long.length);
  await Promise.all(pausing);
  await impatient.stop();
});

test('a reader who goes ends the upstream’s answer', async () => {
  const gone = new Promise<void>((resolve) => {
    gateway.upstream.answerWith((response) => {
      response.once('close', resolve);
      response.writeHead(200, csv).write('id,name\n');
    });
  });
  const response = await answer('/opendata/ideas.csv');
  response.on('error', () => undefined);
  response.destroy();
  await gone;
});

test('a download that breaks off is broken off', async () => {
  gateway.upstream.answerWith((response) => {
    response.writeHead(200, csv).write(`id,name\n${'x'.repeat(5_000)}`);
    setTimeout(() => response.destroy(), 20);
  });
  for (const encoding of ['identity', 'gzip', 'br']) {
    const whole = answer('/opendata/ideas.csv', { 'Accept-Encoding': encoding }).then(bytesOf);
    await expect(whole).rejects.toThrow();
  }
});

test('headers of a file go on to the client, and nothing is kept', async () => {
  let asked = 0;
  gateway.upstream.answerWith((response) => {
    asked += 1;
    const headers = { ...csv, 'Content-Disposition': 'attachment; filename="ideas.csv"' };
    response.writeHead(200, { ...headers, 'Cache-Control': 'public, max-age=60' }).end('id\n');
  });
  for (let call = 0; call < 2; call += 1) {
    const response = await answer('/opendata/ideas.csv');
    response.resume();
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="ideas.csv"',
      'x-content-type-options': 'nosniff',
      'ratelimit-policy': '"export";q=1200;w=60',
    });
  }
  expect(asked).toBe(2);
});
