import { type Database, sql } from '@ideabox/postgres';
import { Router } from 'express';

export function health(database: Database): Router {
  const router = Router();
  router.get('/livez', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const ready = await database.one(sql`SELECT 1`).then(
      () => true,
      () => false,
    );
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'database unavailable' });
  });
  return router;
}
