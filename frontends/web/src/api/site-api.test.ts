import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createSiteApi, forOneDocument, inLanguage } from './site-api.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** An API that is asked of a server that does this. */
async function apiOf(handle: RequestListener) {
  server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return createSiteApi(`http://127.0.0.1:${port}`, pino({ level: 'silent' }));
}

test('a document asks each thing once, in its reader’s name and language', async () => {
  const heard: unknown[] = [];
  const api = await apiOf((request, response) => {
    heard.push([request.url, request.headers['x-forwarded-for']]);
    response.end('{"results":{"id":7}}');
  });
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
});

test('a document waits for all that it asks no longer than for one answer', async () => {
  const api = await apiOf(() => {});
  const document = forOneDocument(api);
  expect(document.isWhole()).toBe(true);
  expect(await document.thing('/ideas/7')).toBe('unavailable');
  const order: string[] = [];
  await Promise.all([
    api.ask('/categories').then(() => order.push('somebody else')),
    document.ask('/ideas/8').then(() => order.push('the same document')),
    document.parts().then(() => order.push('what every document holds')),
  ]);
  expect(order.at(-1)).toBe('somebody else');
  expect(document.isWhole()).toBe(false);
});
