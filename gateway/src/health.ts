import { type RequestHandler, Router } from 'express';

/** It lives while it answers; it is ready while it takes new work, whatever else is down. */
export const healthRoutes = (isDraining: () => boolean): RequestHandler => {
  const router = Router();
  router.get('/livez', (_request, response) => void response.send('ok'));
  router.get('/readyz', (_request, response) => {
    if (isDraining()) response.status(503).send('draining');
    else response.send('ok');
  });
  return router;
};
