import type { RequestHandler } from 'express';
import { notFound } from '../refusal.ts';
import { contextOf } from '../request/request-context.ts';

/** Of the API there is only what the route table says. */
export const requireRoute: RequestHandler = (request, _response, next) => {
  const { api, rule } = contextOf(request);
  next(api && !rule ? notFound() : undefined);
};
