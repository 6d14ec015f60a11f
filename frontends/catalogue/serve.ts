import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buildOne } from '../platform/bundling/src/build-one.ts';

const host = '127.0.0.1';
const port = Number(process.env.PORT ?? 8099);
const page =
  '<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Catalogue</title><div id="root"></div><script src="/main.js"></script></html>';

await buildOne(import.meta.dirname);
const server = createServer(async (request, response) => {
  if (request.url !== '/main.js') return void response.setHeader('content-type', 'text/html').end(page);
  response.setHeader('content-type', 'text/javascript; charset=utf-8');
  response.end(await readFile(join(import.meta.dirname, 'dist/client/main.js')));
});
server.listen(port, host, () => console.log(`http://${host}:${port}/`));
