import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveBundle } from '@ideabox/serving';
import express, { type Express, type RequestHandler, type Response } from 'express';
import { distFolder } from './dist-folder.ts';
import { frontendsFolder } from './frontends-folder.ts';

/** A missing bundle is a 404, never the document: a script that is HTML fails in confusing ways. */
const missing: RequestHandler = (_request, response) => void response.sendStatus(404);

type Elsewhere = {
  /** Files of the shell's other releases. */
  shell: RequestHandler | undefined;
  /** Those of remotes that are not built beside this server, by name. */
  remotes: Map<string, RequestHandler>;
};

/** Bundles of the shell and of the remotes. */
export function serveAssets(app: Express, { shell = missing, remotes }: Elsewhere): void {
  app.use('/assets', serveBundle(distFolder('shell')), shell);
  for (const [name, files] of remotes) app.use(`/remotes/${name}`, files);
  for (const { name } of readdirSync(frontendsFolder, { withFileTypes: true })) {
    if (['shell', 'web', 'platform'].includes(name)) continue;
    app.use(`/remotes/${name}`, serveBundle(distFolder(name)), missing);
  }
  app.use(
    express.static(join(import.meta.dirname, '../../public'), { maxAge: '1d', index: false, setHeaders }),
  );
}

/** The site's mark and picture are shown by others, too. */
function setHeaders(response: Response): void {
  response.set('Cross-Origin-Resource-Policy', 'cross-origin');
}
