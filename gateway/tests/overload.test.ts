import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@ideabox/testing';
import { Pool } from 'undici';
import { bootGateway, type TestGateway } from './boot-gateway.ts';
import { json, shared } from './upstream.ts';

let gateway: TestGateway;
let clients: Pool;
beforeEach(async () => {
  gateway = await bootGateway({
    TRUSTED_PROXIES: '127.0.0.0/8',
    RATE_LIMIT_SCALE: '1000',
    LIMIT_LEAST: '2',
    LIMIT_MOST: '2',
  });
  clients = new Pool(gateway.url, { connections: 500 });
});
afterEach(async () => {
  await clients.destroy();
  await gateway.stop();
});

/** From an address of its own, so that it is the upstream alone that they share. */
const ask = async (path: string, reader: number, headers: Record<string, string> = {}, method = 'GET') => {
  const address = `198.51.${reader >> 8}.${reader & 255}`;
  const answer = await clients.request({ method, path, headers: { 'x-forwarded-for': address, ...headers } });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
};

/** An upstream that takes 20 ms for an answer; two at once make a hundred a second. */
const takeItsTime = async () => {
  gateway.upstream.answerWith(async (response, seen, request) => {
    await wait(20);
    const isPublic = seen.url.endsWith('/ideas/1');
    (isPublic ? shared({ results: 'kept' }) : json({ results: {} }))(response, seen, request);
  });
  for (let calm = 0; calm < 10; calm += 1) await ask('/api/v1/ideas/1', 0);
};

const shedOf = async (callClass: string) =>
  Number(
    new RegExp(`gateway_shed_total\\{[^}]*class="${callClass}"[^}]*\\} (\\d+)`).exec(
      await gateway.metrics(),
    )?.[1] ?? 0,
  );

test('of too many calls searches are refused at once, keyed writes are made, and what is kept is shown', async () => {
  await takeItsTime();
  const searches = Array.from({ length: 300 }, (_, n) => ask(`/api/v1/ideas?keyword=k${n}`, 1 + n));
  const refused = await Promise.any(
    searches.map(async (search) => {
      const answer = await search;
      if (answer.status !== 503) throw new Error('it was let in');
      return answer;
    }),
  );
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(refused.text)).toEqual({
    message: 'Service unavailable',
    request_id: refused.headers['x-request-id'],
  });
  expect((await ask('/api/v1/ideas/1', 400)).text).toContain('kept');
  const writes = Array.from({ length: 15 }, (_, n) =>
    ask('/api/v1/ideas/1/vote', 500 + n, { 'idempotency-key': crypto.randomUUID() }, 'PUT'),
  );
  expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([200]));
  const statuses = (await Promise.all(searches)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(await shedOf('search')).toBe(statuses.filter((status) => status === 503).length);
  expect(await shedOf('keyed write')).toBe(0);
  expect((await ask('/api/v1/ideas?keyword=later', 600)).status).toBe(200);
});

test('a write that is refused was not made, and may be made again', async () => {
  await takeItsTime();
  const votes = Array.from({ length: 60 }, (_, n) =>
    ask('/api/v1/ideas/1/vote', n, { 'idempotency-key': crypto.randomUUID() }, 'PUT'),
  );
  const reports = Array.from({ length: 60 }, (_, n) => ask('/api/v1/report', n, {}, 'POST'));
  const answers = await Promise.all([...votes, ...reports]);
  const made = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  expect(made.length + refused.length).toBe(120);
  for (const { text } of refused) expect(JSON.parse(text).may_have_happened).toBe(false);
  const seen = gateway.upstream.seen.filter(({ method }) => method !== 'GET');
  expect(seen).toHaveLength(made.length);
});

test('who leaves while waiting is passed on to nobody, and what was asked in their name ends', async () => {
  const left: string[] = [];
  const answers: (() => void)[] = [];
  gateway.upstream.answerWith((response, { url }) => {
    answers.push(() => response.end('{}'));
    response.once('close', () => !response.writableFinished && left.push(url));
  });
  const path = (n: number) => `/api/v1/members/m-1/notifications?limit=${n}`;
  const leaving = [1, 2, 3].map((n) => {
    const gone = new AbortController();
    const asked = clients
      .request({
        method: 'GET',
        path: path(n),
        signal: gone.signal,
        headers: { 'x-forwarded-for': '198.51.1.1' },
      })
      .catch(() => undefined);
    return { gone, asked };
  });
  await eventually(() => expect(gateway.upstream.seen).toHaveLength(2));
  for (const { gone } of leaving) gone.abort();
  await eventually(() => expect(left.toSorted()).toEqual([path(1), path(2)]));
  const next = ask(path(4), 7);
  await eventually(() => expect(gateway.upstream.last().url).toBe(path(4)));
  for (const answer of answers) answer();
  expect((await next).status).toBe(200);
  expect(gateway.upstream.seen.map(({ url }) => url)).not.toContain(path(3));
});
