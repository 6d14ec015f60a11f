import { type Answer, ApiError, ok, type Route, routesFor } from '@ideabox/http';
import { findAttempt } from '@ideabox/idempotency';
import type { Database } from '@ideabox/postgres';
import { z } from 'zod';

const getAttempt = (db: Database): Route<unknown> =>
  routesFor<unknown>()({
    method: 'get',
    path: '/attempts/:key',
    summary: 'What became of one’s own attempt that was sent with this Idempotency-Key',
    heading: 'attempts',
    access: 'member',
    params: { key: z.guid() },
    result: z.object({
      kind: z.string().meta({ description: 'What was attempted' }),
      id: z.int().positive().meta({ description: 'Of what came of it' }),
      status: z.int().meta({ description: 'Of the first answer, which the same call again gets too' }),
    }),
    notFound: 'Data not found',
    handle: async (_context, { caller, params: { key } }) => {
      const attempt = await findAttempt<Answer>(db, { member: caller.id, key });
      if (!attempt) throw new ApiError(404, 'Data not found');
      const { status, body } = attempt.answer;
      const { id } = (body as { results: { id: number } }).results;
      return ok({ kind: attempt.kind, id, status }, { personal: true });
    },
  });

/** The routes, and where some are attempts, the one that tells what became of them. */
export const withAttempts = <Context>(db: Database, routes: Route<Context>[]): Route<Context>[] =>
  routes.some(({ attempt }) => attempt) ? [...routes, getAttempt(db)] : routes;
