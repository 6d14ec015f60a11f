import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express, type Response } from 'express';
import sirv from 'sirv';
import { distFolder } from './dist-folder.ts';
import { frontendsFolder } from './frontends-folder.ts';

const year = 31_536_000;
const hashed = /\.[0-9a-f]{12}\.js$/;

/** Bundles of the shell and of the remotes built beside it, compressed beforehand; a name with a hash never changes. */
export function serveAssets(app: Express): void {
  app.use('/assets', bundle('shell'));
  for (const { name } of readdirSync(frontendsFolder, { withFileTypes: true })) {
    if (!['shell', 'web', 'platform'].includes(name)) app.use(`/remotes/${name}`, bundle(name));
  }
  app.use(
    express.static(join(import.meta.dirname, '../../public'), { maxAge: '1d', index: false, setHeaders }),
  );
}

/** The site's mark and picture are shown by others, too. */
function setHeaders(response: Response): void {
  response.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

function bundle(name: string) {
  const files = sirv(distFolder(name), {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      const immutable = hashed.test(path.replace(/\.(br|gz)$/, ''));
      response.setHeader('Cache-Control', immutable ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  // A missing bundle is a 404, never the document: a script that is HTML fails in confusing ways.
  return [files, ((_request, response) => void response.sendStatus(404)) as express.RequestHandler];
}
