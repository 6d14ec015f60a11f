import { fileURLToPath } from 'node:url';
import { issuer, origin } from '../../gateway/e2e/product.ts';
import { type ServerProcess, startServer } from '../web/tests/server-process.ts';

const main = fileURLToPath(new URL('../web/src/main.ts', import.meta.url));
const running: ServerProcess[] = [];

/** A web server of the test's own: the gateway does not pass on what it is told of a document. */
const startWeb = async (api: string) => {
  const web = await startServer(main, { API_URL: api, OIDC_ISSUER: issuer });
  running.push(web);
  return web;
};

const toldOf = async (web: ServerProcess, path: string) => {
  const answer = await fetch(web.origin + path, { redirect: 'manual' });
  await answer.text();
  return { status: answer.status, told: answer.headers.get('surrogate-control') };
};

afterAll(() => Promise.all(running.map(({ stop }) => stop())));

test('a document for which everything was answered may be shown to others for a second, no other', async () => {
  const web = await startWeb(origin);
  for (const path of ['/', '/ideas', '/fr/ideas'])
    expect({ path, ...(await toldOf(web, path)) }).toEqual({ path, status: 200, told: 'max-age=1' });
  expect(await toldOf(web, '/nothing/here')).toEqual({ status: 404, told: null });
  expect(await toldOf(web, '/category')).toEqual({ status: 301, told: null });
});

test('a document that lacks an answer is its reader’s alone', async () => {
  const web = await startWeb('http://127.0.0.1:9');
  for (const path of ['/', '/ideas'])
    expect({ path, ...(await toldOf(web, path)) }).toEqual({ path, status: 200, told: null });
});
