import { knownParameters } from '@ideabox/http';
import { type RequestHandler, Router } from 'express';
import { apiBase } from '../routes/route-table.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import type { Document } from './merge.ts';

const publicFor = 'public, max-age=15';

const refuseParameters: RequestHandler = (request, _response, next) => {
  knownParameters(request.query, []);
  next();
};

/** The API's description, for programs and for people. */
export const documentationRoutes = (read: () => Promise<Document>): RequestHandler => {
  const router = Router();
  router.get(`${apiBase}/openapi.json`, refuseParameters, async (_request, response) => {
    response.set('Cache-Control', publicFor).json(await read());
  });
  router.get('/api/docs', refuseParameters, async (_request, response) => {
    response.set({ 'Cache-Control': publicFor, 'Content-Security-Policy': docsPolicy });
    response.type('html').send(docsPage(await read()));
  });
  return router;
};
