import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookAtSite } from './look-at-site.ts';

let server: Server;
let origin: string;
let answers: Record<string, string>;

beforeEach(async () => {
  server = createServer(({ url = '' }, response) => {
    response.statusCode = url in answers ? 200 : 404;
    response.end(answers[url] ?? 'not here');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
});

const config = { oidc: { issuer: 'http://idp/realms/ideabox', clientId: 'web' }, realtime: { key: 'abc' } };
const described = JSON.stringify({ info: { title: 'Ideabox API' } });
const page = (json: string) =>
  `<link rel="preload" as="script" href="/assets/a.js"><script src="/assets/a.js"></script><script src="https://elsewhere.example/b.js"></script><script type="application/json" id="page-config" nonce="x">${json}</script>`;

test('a site says who logs its members in, where its sockets are, and what its document needs', async () => {
  answers = { '/api/v1/openapi.json': described, '/': page(JSON.stringify(config)) };
  expect(await lookAtSite(origin)).toEqual({
    origin,
    issuer: 'http://idp/realms/ideabox',
    clientId: 'web',
    socketPath: '/app/abc?protocol=7&client=ideabox-load&version=1&flash=false',
    files: ['/assets/a.js'],
  });
});

test.each<[string, Record<string, string>]>([
  ['nothing of ours', {}],
  ['another API', { '/api/v1/openapi.json': '{"info":{"title":"Petstore"}}', '/': page('{}') }],
  ['HTML for everything', { '/api/v1/openapi.json': '<html>', '/': '<html>' }],
  ['our API, another front page', { '/api/v1/openapi.json': described, '/': '<html>' }],
  ['our API, a damaged page', { '/api/v1/openapi.json': described, '/': page('{') }],
])('a site that is not ours is said in a line: %s', async (_, given) => {
  answers = given;
  await expect(lookAtSite(origin)).rejects.toThrow(
    new RegExp(`^What answers at ${origin} is no Ideabox [^\\n]+$`),
  );
});

test('an address that does not answer is said in a line', async () => {
  server.close();
  await expect(lookAtSite(origin)).rejects.toThrow(`Nothing answers at ${origin}.`);
});
