import { request } from 'node:http';
import { connect } from 'node:net';
import { bootGateway, type TestGateway } from './boot-gateway.ts';
import { json } from './upstream.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await bootGateway();
});
afterAll(() => gateway.stop());

test('a client’s own passport, way and cookies never reach a service', async () => {
  const { http, upstream } = gateway;
  upstream.answerWith(json({ results: {} }));
  await http
    .post('/api/v1/ideas?visitor_id=v')
    .set({
      'X-Passport': 'forged',
      'X-Forwarded-For': '198.51.100.7',
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'for=198.51.100.7',
      'X-Real-IP': '198.51.100.7',
      'X-Request-Id': 'bad id with blanks',
      Cookie: 'session=1',
      Connection: 'X-Custom',
      'X-Custom': '1',
      'Idempotency-Key': '6f0c7d4e-7c0b-4f0e-9d53-1a52b6a6f3b1',
    })
    .send({ name: 'a' })
    .expect(200);
  const { headers, url, body } = upstream.last();
  expect(url).toBe('/api/v1/ideas?visitor_id=v');
  expect(body.toString()).toBe('{"name":"a"}');
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers['idempotency-key']).toBe('6f0c7d4e-7c0b-4f0e-9d53-1a52b6a6f3b1');
  expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  for (const name of ['x-passport', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'cookie', 'x-custom'])
    expect(headers).not.toHaveProperty(name);
});

test('the request id is the same on every hop, and the answer’s is always the gateway’s', async () => {
  const { http, upstream } = gateway;
  upstream.answerWith(json({ results: {} }, { 'X-Request-Id': 'of-the-upstream', 'X-Powered-By': 'x' }));
  const answer = await http
    .post('/api/v1/comments')
    .set('X-Request-Id', 'client-chosen-1')
    .send({})
    .expect(200);
  expect(answer.headers['x-request-id']).toBe('client-chosen-1');
  expect(answer.headers).not.toHaveProperty('x-powered-by');
  expect(upstream.last().headers['x-request-id']).toBe('client-chosen-1');
});

test('a page that a service makes may take the style sheet of the site, and nothing else', async () => {
  const { http, upstream } = gateway;
  upstream.answerWith(json({}, { 'Content-Type': 'text/html' }));
  const page = await http.get('/api/v1/unsubscribe/token').expect(200);
  const policy = page.headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'");
  upstream.answerWith(json({}));
  const answer = await http.get('/api/v1/ideas/1').expect(200);
  expect(answer.headers['content-security-policy']).not.toContain('style-src');
});

test('answers of the API carry security headers, and are compressed for those who take it', async () => {
  const { http, upstream } = gateway;
  const long = { results: 'あ'.repeat(2_000) };
  upstream.answerWith(json(long, { 'Cache-Control': 'private' }));
  const answer = await http.get('/api/v1/ideas/1').set('Accept-Encoding', 'gzip').buffer(true).expect(200);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  });
  expect(answer.body).toEqual(long);
  const raw = await fetch(`${gateway.url}/api/v1/ideas/1`, { headers: { 'Accept-Encoding': 'identity' } });
  expect(raw.headers.get('content-encoding')).toBeNull();
  expect(await raw.json()).toEqual(long);
});

test('what the API does not have is 404, and everything else is the web server’s', async () => {
  const { http, web, upstream } = gateway;
  const missing = await http.get('/api/v1/nothing').expect(404);
  expect(missing.body).toEqual({ message: 'Data not found', request_id: missing.headers['x-request-id'] });
  expect(upstream.seen.filter(({ url }) => url === '/api/v1/nothing')).toEqual([]);

  web.answerWith(
    json({ page: true }, { 'Content-Security-Policy': "script-src 'nonce-x'", 'Set-Cookie': 'a=1' }),
  );
  const page = await http
    .get('/idea/1?x=y')
    .set({ Cookie: 'locale=ja', 'X-Passport': 'forged', Authorization: 'Bearer nonsense' })
    .expect(200);
  expect(page.headers['content-security-policy']).toBe("script-src 'nonce-x'");
  expect(page.headers['set-cookie']).toEqual(['a=1']);
  expect(page.headers['x-request-id']).toBeDefined();
  const { headers, url } = web.last();
  expect(url).toBe('/idea/1?x=y');
  expect(headers.cookie).toBe('locale=ja');
  expect(headers).not.toHaveProperty('x-passport');
  expect(headers).not.toHaveProperty('authorization');
});

test('liveness, readiness; metrics are not on the public port', async () => {
  const { http, web } = gateway;
  await http.get('/livez').expect(200);
  await http.get('/readyz').expect(200);
  web.answerWith((response) => void response.writeHead(404).end());
  await http.get('/metrics').expect(404);
  expect(await gateway.metrics()).toContain('gateway_request_seconds');
});

test('what is no request, and another site’s address, are refused in the contract’s form', async () => {
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect(gateway.port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        heard += chunk;
      });
      socket.on('close', () => resolve(heard));
    });
  const malformed = await raw('GET / HTTP/1.1\r\nbroken\r\n\r\n');
  expect(malformed).toMatch(/^HTTP\/1\.1 400 /);
  expect(malformed).toMatch(/X-Request-Id: [\w-]{36}/);
  const huge = await raw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(huge).toMatch(/^HTTP\/1\.1 431 /);
  const absolute = await raw('GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(absolute).toMatch(/^HTTP\/1\.1 400 /);
});

test('a call that offers another protocol is answered as a call', async () => {
  const { port, upstream } = gateway;
  upstream.answerWith(json({ results: {} }));
  const headers = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAAQ' };
  const status = await new Promise((resolve, reject) =>
    request({ port, host: '127.0.0.1', path: '/api/v1/comments', method: 'POST', headers }, (answer) =>
      resolve(answer.resume().statusCode),
    )
      .once('error', reject)
      .end(),
  );
  expect(status).toBe(200);
  expect(upstream.last().headers).not.toHaveProperty('upgrade');
});
