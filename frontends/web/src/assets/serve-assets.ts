import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express } from 'express';
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
  app.use(express.static(join(import.meta.dirname, '../../public'), { maxAge: '1d', index: false }));
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
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    },
  });
  // A missing bundle is a 404, never the document: a script that is HTML fails in confusing ways.
  return [files, ((_request, response) => void response.sendStatus(404)) as express.RequestHandler];
}
