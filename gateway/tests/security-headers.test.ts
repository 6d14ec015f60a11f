import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { freePort } from '@ideabox/testing';
import { bootGateway, type TestGateway } from './boot-gateway.ts';
import { json } from './upstream.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await bootGateway({
    PUBLIC_URL: 'https://ideabox.example',
    WEB_URL: `http://127.0.0.1:${await freePort()}`,
  });
});
afterAll(() => gateway.stop());

const always = {
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'$/),
};

test('a page that the gateway draws itself has the headers of all others, and its style alone', async () => {
  const page = await gateway.http.get('/').set('Accept', 'text/html').expect(503);
  expect(page.headers).toMatchObject(always);
  const style = /<style>([^<]+)<\/style>/.exec(page.text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
});

test('so do answers, from the cache too, and refusals', async () => {
  const { http, upstream } = gateway;
  upstream.answerWith(json({ results: [] }, { 'Cache-Control': 'public, s-maxage=60' }));
  for (let times = 0; times < 2; times += 1)
    expect((await http.get('/api/v1/ideas').expect(200)).headers).toMatchObject(always);
  expect((await http.get('/api/v1/nothing').expect(404)).headers).toMatchObject(always);
  const large = http.post('/api/v1/ideas').type('json');
  expect((await large.send(`"${'a'.repeat(300_000)}"`).expect(413)).headers).toMatchObject(always);
});

test('what is no request is refused with them, too', async () => {
  const heard = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(gateway.port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
  });
  expect(heard).toMatch(/^HTTP\/1\.1 400 [\s\S]*X-Content-Type-Options: nosniff\r\n/);
});
