import { eventually } from '@ideabox/testing';
import { bootGateway, type TestGateway } from './boot-gateway.ts';
import { type Answer, json, startUpstream, type Upstream } from './upstream.ts';

let gateway: TestGateway;
let comments: Upstream;
beforeEach(async () => {
  comments = await startUpstream();
  gateway = await bootGateway({ COMMENTS_URL: comments.url, TRUSTED_PROXIES: '127.0.0.0/8' });
});
afterEach(async () => {
  await gateway.stop();
  await comments.stop();
});

const stateOf = async (upstream: string) =>
  Number(
    new RegExp(`gateway_breaker_open\\{[^}]*upstream="${upstream}"[^}]*\\} (\\d)`).exec(
      await gateway.metrics(),
    )?.[1],
  );

/** It waits for an answer for longer than any test. */
const patient = { WRITE_BUDGET_MS: '600000', UPSTREAM_TIMEOUT_MS: '600000' };

/** An upstream that takes connections, and says nothing to calls or probes. */
const hang = () => comments.server.removeAllListeners('request').on('request', () => undefined);

test('a service that hangs is asked no more, until it answers', async () => {
  const answering = comments.server.listeners('request') as never[];
  hang();
  await gateway.http.get('/api/v1/comments/1').expect(503);
  await eventually(async () => expect(await stateOf('comments')).toBe(1));
  const refused = await gateway.http.post('/api/v1/comments').expect(503);
  expect(refused.body.may_have_happened).toBe(false);
  await gateway.http.post('/api/v1/ideas').expect(200);
  comments.server.removeAllListeners('request');
  for (const listener of answering) comments.server.on('request', listener);
  comments.answerWith(json({ results: {} }));
  await eventually(() => gateway.http.post('/api/v1/comments').expect(200));
  expect(await stateOf('comments')).toBe(0);
});

test('who waits for a service that proves to hang is told so at once, and so is who waits behind them', async () => {
  await gateway.stop();
  gateway = await bootGateway({ COMMENTS_URL: comments.url, ...patient });
  hang();
  const writes = Array.from({ length: 80 }, () => gateway.http.post('/api/v1/comments'));
  const told = (await Promise.all(writes)).map(({ status, body }) => [status, body.may_have_happened]);
  // More than one address has connections: the last were not sent.
  expect(told).toEqual(
    expect.arrayContaining([
      [503, true],
      [503, false],
    ]),
  );
  expect(new Set(told.map(([status]) => status))).toEqual(new Set([503]));
});

test('what is slow for one caller is asked on for others', async () => {
  comments.answerWith((response, { url }) => void (url.includes('slow') || response.end('{}')));
  const calls = Array.from({ length: 20 }, (_, index) =>
    gateway.http.get(`/api/v1/comments?keyword=slow${index}`).then(({ status }) => status),
  );
  expect(new Set(await Promise.all(calls))).toEqual(new Set([503]));
  expect(await stateOf('comments')).toBe(0);
  await gateway.http.post('/api/v1/comments').expect(200);
});

test('while a service hangs, what it said last is shown before it is given up', async () => {
  const path = '/api/v1/comments/7';
  comments.answerWith((response) =>
    response
      .writeHead(200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'public, s-maxage=1',
        ETag: '"1"',
      })
      .end('{"results":"last"}'),
  );
  await gateway.http.get(path).expect(200);
  hang();
  await eventually(async () => {
    expect((await gateway.http.get(path).expect(200)).body.results).toBe('last');
    expect(await gateway.metrics()).toMatch(
      /gateway_cache_reads_total\{[^}]*found="stale-if-error"[^}]*\} [1-9]/,
    );
  });
});

const kept = (results: string, seconds: number): Answer =>
  json({ results }, { 'Cache-Control': `public, s-maxage=${seconds}`, ETag: `"${results}"` });

/** Has an upstream answer no call until it is told to, though it answers probes. */
const hold = (upstream: Upstream) => {
  const held: ((answer: Answer) => void)[] = [];
  upstream.answerWith((response, seen, request) => held.push((answer) => answer(response, seen, request)));
  return held;
};

/** Shows `path` until what is kept of it has run out: `held` is asked then, and says nothing. */
const showKept = (path: string, held: unknown[]) =>
  eventually(async () => {
    expect((await gateway.http.get(path).expect(200)).body.results).toBe('former');
    expect(held).toHaveLength(1);
  });

test('who waits for what is slow is shown what is kept, and it is asked for behind them', async () => {
  const path = '/api/v1/comments/7';
  comments.answerWith(kept('former', 1));
  await gateway.http.get(path).expect(200);
  const held = hold(comments);
  await showKept(path, held);
  held[0]?.(kept('latter', 600));
  await eventually(async () => expect((await gateway.http.get(path)).body.results).toBe('latter'));
  expect(held).toHaveLength(1);
});

test('what is kept from before a write is not shown, however slow the answer is', async () => {
  const [written, other] = ['/api/v1/comments/7', '/api/v1/features'];
  comments.answerWith(kept('former', 600));
  gateway.upstream.answerWith(kept('former', 1));
  await gateway.http.get(written).expect(200);
  await gateway.http.get(other).expect(200);
  await gateway.http.post('/api/v1/comments').expect(200);
  const [held, heldOther] = [hold(comments), hold(gateway.upstream)];
  const asked = gateway.http.get(written).then(({ body }) => body.results);
  await eventually(() => expect(held).toHaveLength(1));
  // Another has waited long enough meanwhile to be shown what is kept.
  await showKept(other, heldOther);
  expect(await Promise.race([asked, 'still waiting'])).toBe('still waiting');
  held[0]?.(kept('latter', 600));
  expect(await asked).toBe('latter');
  heldOther[0]?.(kept('latter', 600));
});
