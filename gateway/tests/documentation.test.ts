import { bootWithIdentity } from './boot-with-identity.ts';
import { json } from './upstream.ts';

test('one document of every service; a service that is down keeps its part', async () => {
  const gateway = await bootWithIdentity();
  const operation = {
    summary: 'Ideas <all>',
    tags: ['ideas'],
    security: [{}, { bearer: [] }],
    responses: {},
  };
  gateway.upstream.answerWith((response, seen, request) => {
    const paths =
      seen.headers.host === undefined ? {} : { '/ideas': { get: operation }, '/rss': { get: operation } };
    json({ paths })(response, seen, request);
  });
  const { body, headers } = await gateway.http.get('/api/v1/openapi.json').expect(200);
  expect(headers.etag).toBeDefined();
  expect(body.openapi).toBe('3.1.0');
  expect(body.servers).toEqual([{ url: '/api/v1' }]);
  expect(body.paths['/ideas'].get.summary).toBe('Ideas <all>');
  expect(body.paths['/rss'].servers).toEqual([{ url: '/' }]);
  expect(body.paths['/me'].get).toBeDefined();
  expect(Object.keys(body.components.responses)).toEqual(['Error']);
  expect(Object.keys(body.components.schemas)).toEqual(['Metadata']);
  expect(body.components.securitySchemes.bearer.scheme).toBe('bearer');

  const page = await gateway.http.get('/api/docs').expect(200).expect('Content-Type', /html/);
  expect(page.text).toContain('GET /ideas');
  expect(page.text).toContain('Ideas &lt;all&gt;');
  expect(page.text).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");

  await gateway.stopIdentity();
  const later = await gateway.http.get('/api/v1/openapi.json').expect(200);
  expect(later.body.paths['/me']).toBeDefined();
  await gateway.stop();
});
