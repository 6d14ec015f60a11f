import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { eventually } from '@ideabox/testing';
import { Pool } from 'undici';
import { bootGateway, type TestGateway } from './boot-gateway.ts';
import { type Answer, json } from './upstream.ts';

let gateway: TestGateway;
let clients: Pool;
beforeAll(async () => {
  gateway = await bootGateway({
    TRUSTED_PROXIES: '127.0.0.0/8',
    RATE_LIMIT_SCALE: '1000',
    LIMIT_LEAST: '2',
    LIMIT_MOST: '2',
  });
  clients = new Pool(gateway.url, { connections: 500 });
});
afterAll(async () => {
  await clients.destroy();
  await gateway.stop();
});

let count = 0;
/** An address that no other test has asked for. */
const newAddress = () => {
  count += 1;
  return `/idea/${count}`;
};
const newFile = () => `/assets/main.${randomBytes(6).toString('hex')}.js`;

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const address = `198.51.100.${count % 250}`;
  const answer = await clients.request({
    ...{ method: 'GET', path },
    headers: { 'x-forwarded-for': address, ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
};

const longText = '意見'.repeat(2_000);

/** As the web server answers: a document with a nonce of its own, which the gateway may keep. */
const document =
  (words: string, headers: Record<string, string> = {}): Answer =>
  (response) => {
    const nonce = randomBytes(18).toString('base64');
    response
      .writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Surrogate-Control': 'max-age=60',
        'Content-Security-Policy': `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'`,
        ...headers,
      })
      .end(`<style nonce="${nonce}"></style>${words}${longText}<script nonce="${nonce}"></script>`);
  };

const file =
  (text: string): Answer =>
  (response, { headers }) => {
    const isZipped = headers['accept-encoding']?.includes('gzip');
    response
      .writeHead(200, {
        'Content-Type': 'text/javascript',
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: 'W/"9"',
        Vary: 'Accept-Encoding',
        ...(isZipped && { 'Content-Encoding': 'gzip' }),
      })
      .end(isZipped ? gzipSync(text) : text);
  };

const nonceOf = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  /script-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] as string;

test('a file whose name says what is in it is asked for once, in each form', async () => {
  const path = newFile();
  gateway.web.answerWith(file('run()'));
  expect((await ask(path)).text).toBe('run()');
  const again = await ask(path, { cookie: 'a=b', 'x-request-id': 'chosen-by-client' });
  expect(again).toMatchObject({ status: 200, text: 'run()' });
  expect(again.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript',
    'x-request-id': 'chosen-by-client',
    vary: 'Accept-Encoding',
    etag: 'W/"9"',
  });
  expect((await ask(path, { 'if-none-match': 'W/"9"' })).status).toBe(304);
  expect(gateway.web.seen).toHaveLength(1);
  for (const _ of [1, 2])
    expect((await ask(path, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await ask(path)).headers['content-encoding']).toBeUndefined();
  expect(gateway.web.seen).toHaveLength(2);
});

test('a file that comes in another form than it was asked for is not kept for those who asked for theirs', async () => {
  const path = newFile();
  gateway.web.answerWith(file('run()'));
  await ask(path, { 'accept-encoding': 'br, gzip' });
  await ask(path, { 'accept-encoding': 'br, gzip' });
  expect(gateway.web.seen).toHaveLength(2);
});

test('a document that has just been drawn is shown to others, and nobody sees the nonce of anybody else', async () => {
  const path = newAddress();
  gateway.web.answerWith(document('drawn'));
  const readers = [
    await ask(path),
    await ask(path, { 'accept-encoding': 'br' }),
    await ask(path, { cookie: 'session=secret' }),
  ];
  expect(gateway.web.seen).toHaveLength(1);
  expect(new Set(readers.map(nonceOf)).size).toBe(3);
  for (const reader of [readers[0], readers[2]] as typeof readers) {
    expect(reader.text.split(`nonce="${nonceOf(reader)}"`)).toHaveLength(3);
    expect(reader.headers['content-security-policy']).toContain(`style-src 'nonce-${nonceOf(reader)}'`);
    expect(reader.headers).not.toHaveProperty('surrogate-control');
    expect(reader.headers['cache-control']).toBe('no-cache');
  }
  expect(readers[1]?.headers['content-encoding']).toBe('br');
});

test('each language has its document, and of cookies the web server hears nothing else', async () => {
  const path = newAddress();
  gateway.web.answerWith((response, seen, request) =>
    document(`said in ${seen.headers.cookie ?? 'nothing'}`)(response, seen, request),
  );
  const cookies = [
    'locale=fr; session=secret',
    'session=secret',
    'session=secret; locale=ru',
    'a=b; locale=fr',
  ];
  const said: string[] = [];
  for (const cookie of cookies) said.push((await ask(path, { cookie })).text);
  expect(said.map((text) => /said in (?:nothing|locale=\w\w)/.exec(text)?.[0])).toEqual([
    'said in locale=fr',
    'said in nothing',
    'said in locale=ru',
    'said in locale=fr',
  ]);
  expect(gateway.web.seen.map(({ headers }) => headers.cookie)).toEqual([
    'locale=fr',
    undefined,
    'locale=ru',
  ]);
});

test.each<[string, Answer]>([
  ['does not say that it may be kept', document('', { 'Surrogate-Control': '' })],
  ['sets a cookie', document('', { 'Set-Cookie': 'a=1' })],
  ['depends on more', document('', { Vary: 'User-Agent' })],
  ['has a nonce that could be any word', document('', { 'Content-Security-Policy': "script-src 'nonce-x'" })],
  ['is an error', (response) => void response.writeHead(404, { 'Surrogate-Control': 'max-age=1' }).end()],
])('what %s is asked for again', async (_, answer) => {
  const path = newAddress();
  gateway.web.answerWith(answer);
  await ask(path);
  await ask(path);
  expect(gateway.web.seen).toHaveLength(2);
});

test('what has been written since is seen at once', async () => {
  const path = newAddress();
  gateway.upstream.answerWith(json({ results: {} }));
  gateway.web.answerWith(document('before'));
  await ask(path);
  gateway.web.answerWith(document('after'));
  expect((await ask(path)).text).toContain('before');
  await gateway.http.post('/api/v1/comments').expect(200);
  expect((await ask(path)).text).toContain('after');
});

test('while the web server has too much to do, what is kept is shown, and its line is for the rest', async () => {
  const [page, script] = [newAddress(), newFile()];
  gateway.web.answerWith(document('kept'));
  await ask(page);
  gateway.web.answerWith(file('run()'));
  await ask(script);
  await gateway.http.post('/api/v1/comments').expect(200);
  const answers: (() => void)[] = [];
  gateway.web.answerWith((response) => void answers.push(() => response.end('late')));
  const waiting = Array.from({ length: 60 }, () => ask(newAddress()));
  const refused = await Promise.any(
    waiting.map(async (one) => {
      if ((await one).status !== 503) throw new Error('it was let in');
      return one;
    }),
  );
  expect(refused.status).toBe(503);
  expect(await ask(page)).toMatchObject({ status: 200, text: expect.stringContaining('kept') });
  expect(await ask(script)).toMatchObject({ status: 200, text: 'run()' });
  await eventually(() => expect(answers).toHaveLength(2));
  gateway.web.answerWith((response) => void response.end('late'));
  for (const answer of answers) answer();
  await Promise.all(waiting);
});

test('while many documents are being drawn, one that is kept is shown, whatever was written since', async () => {
  const wide = await bootGateway({ TRUSTED_PROXIES: '127.0.0.0/8' });
  const open = (path: string) => wide.http.get(path).expect(200);
  const page = newAddress();
  wide.web.answerWith(document('kept'));
  await open(page);
  await wide.http.post('/api/v1/comments').expect(200);
  const answers: (() => void)[] = [];
  wide.web.answerWith((response) => void answers.push(() => response.end('late')));
  const waiting = Array.from({ length: 12 }, () => open(newAddress()).then(({ text }) => text));
  await eventually(() => expect(answers).toHaveLength(12));
  expect((await open(page)).text).toContain('kept');
  for (const answer of answers) answer();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['late']));
  wide.web.answerWith(document('drawn anew'));
  expect((await open(page)).text).toContain('drawn anew');
  await wide.stop();
});
