import type { RequestHandler } from 'express';
import type { Limits } from '../limits/create-limits.ts';
import { isRead } from './is-read.ts';
import { contextOf } from './request-context.ts';

/** Counts a call against its caller's limit, and tells how much is left; one that nobody could answer does not count. */
export const limitRate =
  (limits: Limits): RequestHandler =>
  async (request, response, next) => {
    const context = contextOf(request);
    const { rule, api } = context;
    const name = isRead(request.method) ? (rule?.reads ?? 'read') : (rule?.writes ?? 'write');
    const limit = rule || api ? limits.shared[name] : limits.local.page;
    const { left, giveBack } = await limit(context);
    for (const [header, value] of Object.entries(left)) response.setHeader(header, value);
    response.once('finish', () => response.statusCode === 503 && giveBack());
    next();
  };
