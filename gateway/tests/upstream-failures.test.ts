import { eventually } from '@ideabox/testing';
import { bootGateway, patienceOf, type TestGateway } from './boot-gateway.ts';
import { json, startUpstream, type Upstream } from './upstream.ts';

const boot = (patienceMs: number) =>
  bootGateway({ COMMENTS_URL: comments.url, ANALYTICS_URL: comments.url, ...patienceOf(patienceMs) });

// It waits for no service for less than ten minutes: what ends within a test was not ended by the clock.
let gateway: TestGateway;
let comments: Upstream;
beforeAll(async () => {
  comments = await startUpstream();
  gateway = await boot(600_000);
});
afterAll(async () => {
  await gateway.stop();
  await comments.stop();
});

const expectUnavailable = async (
  path: string,
  method: 'get' | 'post' = 'post',
  { http } = gateway,
  mayHaveHappened = true,
) => {
  const answer = await http[method](path).expect(503);
  expect(answer.body).toEqual({
    message: 'Service unavailable',
    request_id: answer.headers['x-request-id'],
    ...(method === 'post' && { may_have_happened: mayHaveHappened }),
  });
  expect(answer.headers['retry-after']).toBe('2');
};

test('a service that is silent for too long is answered for', async () => {
  comments.answerWith(() => undefined);
  const impatient = await boot(300);
  await Promise.all([
    expectUnavailable('/api/v1/comments', 'post', impatient),
    expectUnavailable('/api/v1/comments', 'get', impatient),
    expectUnavailable('/api/v1/opendata/comments.csv', 'get', impatient),
  ]);
  await impatient.stop();
});

test('a service that breaks off before it answers is answered for', async () => {
  comments.answerWith((response) => response.destroy());
  await expectUnavailable('/api/v1/comments');
  await expectUnavailable('/api/v1/comments/1', 'get');
});

test('a service that breaks off within its answer breaks the answer off, and nothing else', async () => {
  comments.answerWith((response) => {
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .write(`{"results": "${'a'.repeat(5_000)}`);
    setTimeout(() => response.destroy(), 20);
  });
  const whole = async (encoding: string) => {
    const answer = await fetch(`${gateway.url}/api/v1/comments`, {
      method: 'POST',
      headers: { 'Accept-Encoding': encoding },
    });
    return answer.text();
  };
  await expect(whole('identity')).rejects.toThrow();
  await expect(whole('gzip')).rejects.toThrow();
  await gateway.http.get('/livez').expect(200);
});

test('a service’s own 5xx goes on as it is', async () => {
  comments.answerWith((response) => {
    response.writeHead(500, { 'Content-Type': 'application/json' }).end('{"message":"x","request_id":"y"}');
  });
  await gateway.http.get('/api/v1/comments/5').expect(500);
});

test('a client that goes away ends the question to the service', async () => {
  let ended = false;
  comments.answerWith((response) => response.once('close', () => (ended = true)));
  const controller = new AbortController();
  const call = fetch(`${gateway.url}/api/v1/comments`, { method: 'POST', signal: controller.signal });
  await eventually(() => expect(comments.seen).toHaveLength(1));
  controller.abort();
  await expect(call).rejects.toThrow();
  await eventually(() => expect(ended).toBe(true));
});

test('a service that is gone is answered for alone, and is used again once it is back', async () => {
  await comments.stop();
  await expectUnavailable('/api/v1/comments', 'post', gateway, false);
  await expectUnavailable('/api/v1/ideas/1/comments', 'get');
  await gateway.http.post('/api/v1/ideas').expect(200);
  comments = await startUpstream(comments.port);
  comments.answerWith(json({ results: {} }));
  await gateway.http.post('/api/v1/comments').expect(200);
});

test('a call waits for a service that is restarted, as nothing of it was sent yet', async () => {
  await comments.stop();
  const calls = [gateway.http.post('/api/v1/comments'), gateway.http.get('/api/v1/ideas/2/comments')];
  const answers = Promise.all(calls.map((call) => call.then(({ status }) => status)));
  comments = await startUpstream(comments.port);
  comments.answerWith(json({ results: {} }));
  expect(await answers).toEqual([200, 200]);
});

test('a reader of documents sees a page while the web server is gone', async () => {
  await gateway.web.stop();
  const answer = await gateway.http.get('/ideas').set('Accept', 'text/html,*/*').expect(503);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.text).toContain('もう一度お試しください');
  const inFrench = await gateway.http.get('/fr/ideas').set('Accept', 'text/html').expect(503);
  expect(inFrench.text).toMatch(/<html lang="fr">[\s\S]*Patientez/);
  await gateway.http
    .get('/ideas')
    .set('Accept', 'application/json')
    .expect(503)
    .expect('Content-Type', /json/);
});
