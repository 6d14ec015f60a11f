import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createSiteApi, forOneDocument, inLanguage } from './site-api.ts';

test('a document asks each thing once, in its reader’s name and language', async () => {
  const heard: unknown[] = [];
  const server = createServer((request, response) => {
    heard.push([request.url, request.headers['x-forwarded-for']]);
    response.end('{"results":{"id":7}}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const api = createSiteApi(`http://127.0.0.1:${port}`, pino({ level: 'silent' }));
  const document = forOneDocument(api, '203.0.113.7');
  expect(await Promise.all([document.thing('/ideas/7'), document.thing('/ideas/7')])).toEqual([
    { id: 7 },
    { id: 7 },
  ]);
  await forOneDocument(api).thing('/ideas/7');
  const inFrench = inLanguage(api, 'fr');
  await inFrench.thing('/ideas/7');
  await inFrench.askOften('/categories?limit=100');
  await inLanguage(api, 'ja').ask('/steppers');
  expect(heard).toEqual([
    ['/api/v1/ideas/7', '203.0.113.7'],
    ['/api/v1/ideas/7', undefined],
    ['/api/v1/ideas/7?lang=fr', undefined],
    ['/api/v1/categories?limit=100&lang=fr', undefined],
    ['/api/v1/steppers', undefined],
  ]);
  server.close();
});
