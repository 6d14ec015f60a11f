import { type IncomingMessage, get as request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { holdTime } from '@ideabox/testing';
import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { categoryFacts } from '../src/store/facts/category-facts.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, idea } from './facts.ts';

const freshMs = 1_000;
const path = '/opendata/ideas.csv';

let service: Analytics;
let time: ReturnType<typeof holdTime>;
beforeAll(async () => {
  service = await bootAnalytics({ OPENDATA_FRESH_MS: String(freshMs) });
  await applyFacts(service.db, categoryFacts, [category({ search_key: 'bosai' })]);
  time = holdTime();
});
afterAll(() => {
  time.letGo();
  return service.stop();
});

const get = (headers: Record<string, string> = {}) =>
  service.http
    .get(path)
    .set({ 'Accept-Encoding': 'identity', ...headers })
    .buffer(true);

const ideasNamed = (word: string, count = 20) =>
  Array.from({ length: count }, (_, n) =>
    idea({ idea_id: n + 1, name: `${word} ${n + 1}`, contents: 'あ'.repeat(900) }),
  );

/** What the source has from now on, and is told. */
const has = async (ideas: ReturnType<typeof ideasNamed>) => {
  service.sources.has.ideas = ideas;
  await time.pass(2 * freshMs);
  expect((await get()).text).toContain(ideas.at(-1)?.name);
};

beforeEach(async () => {
  service.sources.during.ideas = async () => undefined;
  await has(ideasNamed('最初'));
});

/** The answer to a reader who takes its bytes when asked to. */
const open = (headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(`http://127.0.0.1:${service.httpPort}/api/v1${path}`, { headers, agent: false }, resolve).on(
      'error',
      reject,
    );
  });

const bytesOf = async (answer: IncomingMessage): Promise<Buffer> => Buffer.concat(await answer.toArray());

test('slow readers, however many, keep nobody waiting, and each gets the whole', async () => {
  // More than what the buffers of a connection hold.
  await has(ideasNamed('長い', 3_000));
  const slow = await Promise.all(Array.from({ length: 64 }, () => open()));
  expect(new Set(slow.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  for (const reader of slow) reader.pause();
  const quick = await Promise.all(Array.from({ length: 8 }, () => open().then(bytesOf)));
  const whole = quick[0] as Buffer;
  expect(quick.every((bytes) => bytes.equals(whole))).toBe(true);
  for (const reader of slow.slice(0, 4)) expect((await bytesOf(reader)).equals(whole)).toBe(true);
  for (const reader of slow) reader.destroy();
});

test('those who come at once ask the source once', async () => {
  let begun = 0;
  service.sources.during.ideas = async (told) => {
    if (told === 1) begun += 1;
  };
  await time.pass(2 * freshMs);
  const answers = await Promise.all(Array.from({ length: 20 }, () => get()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(begun).toBe(1);
});

test.each([
  ['identity', (bytes: Buffer) => bytes],
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
])('a download that broke off goes on where it was (%s)', async (encoding, decode) => {
  const asked = { 'Accept-Encoding': encoding };
  const first = await open(asked);
  const whole = await bytesOf(first);
  const { etag, 'last-modified': modified } = first.headers;
  expect(first.headers).toMatchObject({
    'accept-ranges': 'bytes',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  expect(first.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  expect(decode(whole).toString()).toContain('最初 20');
  const half = Math.floor(whole.length / 2);
  const rest = await open({ ...asked, Range: `bytes=${half}-`, 'If-Range': etag as string });
  expect(rest.statusCode).toBe(206);
  expect(rest.headers).toMatchObject({
    etag,
    'last-modified': modified,
    'content-range': `bytes ${half}-${whole.length - 1}/${whole.length}`,
    'content-length': String(whole.length - half),
  });
  expect(Buffer.concat([whole.subarray(0, half), await bytesOf(rest)]).equals(whole)).toBe(true);
});

test('each encoding has a tag of its own, so that parts of two are never put together', async () => {
  const tags = await Promise.all(
    ['identity', 'gzip', 'br'].map(
      async (encoding) => (await get({ 'Accept-Encoding': encoding })).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(3);
  const [plain] = tags as [string];
  const other = await open({ 'Accept-Encoding': 'gzip', Range: 'bytes=10-', 'If-Range': plain });
  expect(other.statusCode).toBe(200);
  other.destroy();
});

test('the same bytes have the same tag and time, however often they are written', async () => {
  const { etag, 'last-modified': modified } = (await get()).headers;
  await time.pass(2 * freshMs);
  expect((await get()).headers).toMatchObject({ etag, 'last-modified': modified });
  const known = await get({ 'If-None-Match': etag as string });
  expect([known.status, known.text, known.headers.etag]).toEqual([304, '', etag]);
  expect((await get({ 'If-Modified-Since': modified as string })).status).toBe(304);
  const replica = await service.startReplica();
  const there = await fetch(`http://127.0.0.1:${replica.httpPort}/api/v1${path}`, {
    headers: { 'Accept-Encoding': 'identity', Range: 'bytes=0-9', 'If-Range': etag as string },
  });
  expect([there.status, there.headers.get('etag')]).toEqual([206, etag]);
  await there.arrayBuffer();
  await replica.stop();
});

test('a part of what has changed since is the whole of what is now', async () => {
  const { etag, 'last-modified': modified } = (await get()).headers;
  await has(ideasNamed('その次'));
  for (const condition of [
    etag as string,
    modified as string,
    `W/${etag}`,
    'Thu, 01 Jan 2099 00:00:00 GMT',
  ]) {
    const answer = await get({ Range: 'bytes=100-', 'If-Range': condition });
    expect([condition, answer.status]).toEqual([condition, 200]);
  }
});

test.each([
  ['bytes=99999999999-', 416],
  ['bytes=-0', 416],
  ['bytes=5-2', 416],
  ['bytes=abc', 200],
  ['lines=1-2', 200],
  ['bytes=0-1,4-5', 200],
  [`bytes=${'0-1,'.repeat(1_000)}4-5`, 200],
])('Range: %s is %i', async (range, status) => {
  const answer = await get({ Range: range.slice(0, 6_000) });
  expect(answer.status).toBe(status);
  if (status !== 416) return;
  expect(answer.body.message).toBe('Invalid Request');
  expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.headers.etag).not.toBe((await get()).headers.etag);
  for (const name of ['content-encoding', 'content-disposition', 'last-modified'])
    expect(answer.headers).not.toHaveProperty(name);
});

test('headers alone can be asked for', async () => {
  const answer = await service.http.head(path).set('Accept-Encoding', 'identity').expect(200);
  expect(answer.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'content-type': 'text/csv; charset=utf-8',
  });
  expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength((await get()).text));
});

test('what is removed is gone in time, also for a reader who goes on', async () => {
  const { etag } = (await get()).headers;
  service.sources.has.ideas = ideasNamed('最初').map((each) =>
    each.idea_id === 7 ? { ...each, removed: true, revision: 2 } : each,
  );
  await time.pass(2 * freshMs);
  const answer = await get({ Range: 'bytes=0-', 'If-Range': etag as string });
  expect([answer.status, answer.text.includes('\n7,')]).toEqual([200, false]);
});

test('while a source is away the last file is given until it is too old, then 503, and then the new one', async () => {
  await time.pass(2 * freshMs);
  expect((await get()).status).toBe(200);
  service.sources.during.ideas = async () => Promise.reject(new Error('the database has gone'));
  await time.pass(freshMs);
  expect((await get()).status).toBe(200);
  await time.pass(2 * freshMs);
  const answer = await get();
  expect([answer.status, answer.body.message]).toEqual([503, 'Service unavailable']);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.headers['content-disposition']).toBeUndefined();
  expect((await service.http.get('/opendata/categories.csv')).status).toBe(200);
  service.sources.during.ideas = async () => undefined;
  expect((await get()).status).toBe(200);
});

test('a source that breaks off half way leaves no half file', async () => {
  service.sources.has.ideas = ideasNamed('長い', 3_000);
  service.sources.during.ideas = async (part) => {
    if (part === 3) throw new Error('the database has gone');
  };
  await time.pass(2 * freshMs);
  expect((await get()).status).toBe(503);
});
