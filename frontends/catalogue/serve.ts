import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildCatalogue } from './build.ts';

const host = '127.0.0.1';
const port = Number(process.env.PORT ?? 8099);
const client = join(import.meta.dirname, 'dist/client');

const documentOf = (root: string, script: string) =>
  `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Catalogue</title><link rel="icon" href="data:,"><div id="${root}"></div><script src="/${script}.js"></script></html>`;
const parts = documentOf('root', 'main');
const site = documentOf('app', 'site');

await buildCatalogue();
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://catalogue');
  const [script] = /^\/[\w.-]+\.js$/.exec(pathname) ?? [];
  if (!script) {
    response.setHeader('content-type', 'text/html').end(pathname.startsWith('/site/') ? site : parts);
    return;
  }
  const code = await readFile(join(client, script)).catch(() => undefined);
  response.writeHead(code ? 200 : 404, { 'content-type': 'text/javascript; charset=utf-8' }).end(code);
});
server.listen(port, host, () => console.log(`http://${host}:${(server.address() as AddressInfo).port}/`));
