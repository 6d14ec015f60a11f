import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { createSiteApi } from './api/site-api.ts';
import { serveAssets } from './assets/serve-assets.ts';
import type { WebConfig } from './config.ts';
import { serveDocument } from './document/serve-document.ts';
import { handleErrors } from './http/handle-errors.ts';
import { readiness } from './http/readiness.ts';
import { documentHeaders, securityHeaders } from './http/security-headers.ts';
import { keepShell } from './kept/keep-shell.ts';
import { startSweeping } from './kept/sweep.ts';
import { createRemotes } from './remotes/remotes.ts';
import { serveRobots } from './sitemap/serve-robots.ts';
import { serveSitemaps } from './sitemap/serve-sitemaps.ts';
import { servePictures } from './social/serve-pictures.ts';

/** The table of contents of this server. */
export function createApp(config: WebConfig, log: Logger, isDraining: () => boolean): Express {
  const app = express();
  const { keptDir, keptBytes, peers } = config;
  const remotes = createRemotes(config, log);
  if (keptDir) startSweeping(keptDir, keptBytes, log);
  const api = createSiteApi(config.apiUrl, log);
  app.disable('x-powered-by');
  app.set('etag', false);
  app.get('/livez', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', readiness(remotes, isDraining));
  app.use(securityHeaders(config));
  serveAssets(app, { shell: keptDir ? keepShell(keptDir, peers, log) : undefined, remotes: remotes.files });
  app.get('/robots.txt', serveRobots(config));
  app.use(serveSitemaps(api, config));
  app.get('/social/:kind/:key.png', servePictures(api, remotes.words, log));
  app.use(documentHeaders(config));
  app.get('/{*path}', serveDocument({ config, remotes, api }));
  app.use(handleErrors(log));
  return app;
}
