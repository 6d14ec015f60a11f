import { eventually, holdTime } from '@ideabox/testing';
import { bootWithIdentity, type GatewayWithIdentity } from './boot-with-identity.ts';
import { json, shared, startUpstream } from './upstream.ts';

let gateway: GatewayWithIdentity;
let time: ReturnType<typeof holdTime>;
beforeAll(async () => {
  gateway = await bootWithIdentity();
  time = holdTime();
});
afterAll(() => {
  time.letGo();
  return gateway.stop();
});

let count = 0;
/** A path that no other test has asked for. */
const newPath = () => {
  count += 1;
  return `/api/v1/ideas/${count}`;
};
const get = (path: string) => gateway.http.get(path);

const reads = async (found: string) =>
  Number(
    new RegExp(`gateway_cache_reads_total\\{[^}]*found="${found}"[^}]*\\} (\\d+)`).exec(
      await gateway.metrics(),
    )?.[1] ?? 0,
  );

test('what is alike for everyone is asked for once, whoever the visitor is', async () => {
  const path = newPath();
  gateway.upstream.answerWith(shared({ results: 'a' }));
  await get(`${path}?visitor_id=a&limit=5&tag=b&lang=fr`).expect(200);
  const hit = await get(`${path}?tag=b&lang=fr&limit=5&visitor_id=b`)
    .set({ 'X-Requested-With': 'XMLHttpRequest', Cookie: 'a=b', 'X-Request-Id': 'chosen-by-client' })
    .expect(200);
  expect(hit.body).toEqual({ results: 'a' });
  expect(hit.headers).toMatchObject({
    'x-request-id': 'chosen-by-client',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    etag: 'W/"1"',
    'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=5',
  });
  expect(gateway.upstream.seen.map(({ url }) => url)).toEqual([`${path}?lang=fr&limit=5&tag=b`]);
});

test('many who ask at one time are one question', async () => {
  const path = newPath();
  const all = Promise.withResolvers<void>();
  gateway.upstream.answerWith(async (response, seen, request) => {
    await all.promise;
    shared({ results: 'slow' })(response, seen, request);
  });
  const before = await reads('nothing');
  const asked = Promise.all(Array.from({ length: 20 }, () => get(path)));
  await eventually(async () => expect(await reads('nothing')).toBe(before + 20));
  all.resolve();
  const answers = await asked;
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(gateway.upstream.seen).toHaveLength(1);
});

test('a visitor who has it already hears 304', async () => {
  const path = newPath();
  gateway.upstream.answerWith(shared({ results: 'a' }, 'W/"7"'));
  await get(path).expect(200);
  const known = await get(path).set('If-None-Match', '"6", W/"7"').expect(304);
  expect(known.headers.etag).toBe('W/"7"');
  await get(path).set('If-None-Match', 'W/"6"').expect(200);
});

test('what has run out is shown once more while it is asked for again, by its tag', async () => {
  const path = newPath();
  gateway.upstream.answerWith(shared({ results: 'old' }, 'W/"1"'));
  await get(path).expect(200);
  gateway.upstream.answerWith(shared({ results: 'new' }, 'W/"2"'));
  await time.pass(1_000);
  expect((await get(path)).body.results).toBe('old');
  await eventually(async () => expect((await get(path)).body.results).toBe('new'));
  expect(gateway.upstream.seen.map(({ headers }) => headers['if-none-match'])).toEqual(['W/"1"']);
});

test('nothing outlives a write that went through this gateway', async () => {
  const path = newPath();
  for (let round = 0; round < 20; round += 1) {
    gateway.upstream.answerWith((response, seen, request) => {
      if (seen.method === 'GET') shared({ results: round }, `W/"${round}"`)(response, seen, request);
      else json({ results: {} })(response, seen, request);
    });
    await gateway.http.put(`${path}/vote`).send({ type: 'positive' }).expect(200);
    expect((await get(path)).body.results).toBe(round);
  }
});

test('a question that was under way when something was written does not answer for later', async () => {
  const path = newPath();
  let results = 'before';
  const released = Promise.withResolvers<void>();
  gateway.upstream.answerWith(async (response, seen, request) => {
    // The service reads when it is asked, not when it answers.
    const answer = seen.method === 'GET' ? shared({ results }, `W/"${results}"`) : json({});
    if (seen.method === 'GET') await released.promise;
    answer(response, seen, request);
  });
  const ask = () => get(path).then((answer) => answer.body.results);
  const early = ask();
  await eventually(() => expect(gateway.upstream.seen.some(({ url }) => url === path)).toBe(true));
  results = 'after';
  await gateway.http.post('/api/v1/ideas').send({}).expect(200);
  const late = ask();
  released.resolve();
  expect(await early).toBe('before');
  expect(await late).toBe('after');
});

test('a write that is refused, and usage events, change nothing', async () => {
  const path = newPath();
  gateway.upstream.answerWith(shared({ results: 'a' }));
  await get(path).expect(200);
  gateway.upstream.answerWith((response) => void response.writeHead(409).end());
  await gateway.http.post('/api/v1/ideas').expect(409);
  gateway.upstream.answerWith((response) => void response.writeHead(202).end());
  await gateway.http.post('/api/v1/analytics/events').expect(202);
  await get(path).expect(200);
  expect(gateway.upstream.seen.some(({ url }) => url === path)).toBe(false);
});

test('an answer is never passed from one member to another, nor from a member to visitors', async () => {
  const path = newPath();
  gateway.upstream.answerWith((response, seen, request) => {
    const passport = seen.headers['x-passport'] as string | undefined;
    const results = passport ? JSON.parse(atob(passport.split('.')[1] as string)).sub : 'nobody';
    shared({ results }, `W/"${results}"`)(response, seen, request);
  });
  const as = async (subject: string) =>
    (await get(path).set(await gateway.provider.bearer(subject))).body.results;
  expect((await get(path)).body.results).toBe('nobody');
  expect(await as('m-1')).toBe('m-1');
  expect(await as('m-2')).toBe('m-2');
  expect((await get(path)).body.results).toBe('nobody');
});

test('what is not for everyone is not kept', async () => {
  const path = newPath();
  gateway.upstream.answerWith(json({ results: 1 }, { 'Cache-Control': 'private, max-age=0' }));
  await get(path).expect(200);
  await get(path).expect(200);
  expect(gateway.upstream.seen).toHaveLength(2);
  gateway.upstream.answerWith((response) => {
    response.writeHead(404, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end('{"message":"Idea not found","request_id":"x"}');
  });
  const missing = await get(newPath()).expect(404);
  expect(missing.body.message).toBe('Idea not found');
});

test('bodies are kept in the encodings that were asked for', async () => {
  const path = newPath();
  const body = { results: '住みよい街'.repeat(500) };
  gateway.upstream.answerWith(shared(body));
  for (const encoding of ['br', 'gzip', 'identity']) {
    for (let call = 0; call < 2; call += 1) {
      const answer = await fetch(`${gateway.url}${path}`, { headers: { 'Accept-Encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(await answer.json()).toEqual(body);
    }
  }
});

test('while the service is down, what it said last is shown', async () => {
  const path = `/api/v1/features?limit=${newPath().length}`;
  const content = await startUpstream();
  const other = await bootWithIdentity({ CONTENT_URL: content.url });
  content.answerWith(shared({ results: 'last' }));
  await other.http.get(path).expect(200);
  await content.stop();
  // It has run out, and may no longer be shown without asking.
  await time.pass(7_000);
  expect((await other.http.get(path).expect(200)).body.results).toBe('last');
  await other.http.get('/api/v1/parts').expect(503);
  await other.stop();
});
