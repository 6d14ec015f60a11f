import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '@ideabox/http';
import type { Metrics } from '@ideabox/telemetry';
import type { RequestHandler } from 'express';
import { createPlaces } from '../limits/places.ts';
import { invalid, tooLarge } from '../refusal.ts';
import { isRead } from '../request/is-read.ts';
import { type Body, contextOf } from '../request/request-context.ts';
import { announcesBody } from './announces-body.ts';
import { bodyLimitOf } from './body-limit.ts';
import type { ByteBudget } from './byte-budget.ts';
import { readBody } from './read-body.ts';
import { refuseBody } from './refuse-body.ts';

/**
 * Of bodies that take longer than half of what is waited for their next byte, one caller may have few. Those of a crowd
 * behind one address are over long before, over a poor connection too, so that they need none of these places.
 */
const slowBodies = { member: 8, address: 64 };

/** A client of HTTP/1.1 that waits with its body until it is told to go on. */
const asksFirst = ({ headers, httpVersion }: IncomingMessage) =>
  httpVersion === '1.1' && /\b100-continue\b/i.test(headers.expect ?? '');

/**
 * Takes in the whole body before anything is asked of a service, so that a connection to one is never held by a body
 * that does not come. A read has none.
 */
export const createBodyCollector = (options: {
  budget: ByteBudget;
  pace: { stallMs: number; wholeMs: number };
  metrics: Metrics;
}): RequestHandler => {
  const { budget, metrics } = options;
  const slow = createPlaces(slowBodies);
  const refused = metrics.counter('gateway_bodies_refused_total', 'Bodies that were not taken in', [
    'status',
  ]);
  const pace = { ...options.pace, slowMs: options.pace.stallMs / 2 };

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<Body | undefined> => {
    if (isRead(request.method)) throw invalid();
    const limit = bodyLimitOf(request);
    const declared = Number(request.headers['content-length'] ?? 0);
    if (declared > limit) throw tooLarge();
    if (asksFirst(request)) response.writeContinue();
    const takeSlowPlace = () => slow.takeAtOnce(contextOf(request));
    return readBody(request, { limit: declared || limit, budget, pace, takeSlowPlace });
  };

  return async (request, response, next) => {
    if (!announcesBody(request)) return next();
    const body = await take(request, response).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      refused.inc({ status: error.status });
      refuseBody(request, response, error);
    });
    if (!body) return;
    response.once('close', body.giveBack);
    contextOf(request).body = body;
    next();
  };
};
