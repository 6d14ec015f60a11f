import { ApiError } from '@ideabox/http';
import type { RequestHandler } from 'express';
import { contextOf } from '../request/request-context.ts';
import type { Proxies } from './create-proxies.ts';
import { setDeadline } from './deadline.ts';
import { headersToService, headersToWeb } from './outgoing-headers.ts';

/** Passes a request on to whose it is, with the headers that it may have, when its caller has a connection left. */
export const forward =
  (proxies: Proxies, timeoutMs: number): RequestHandler =>
  async (request, response) => {
    const context = contextOf(request);
    const { pass, connections } = proxies.of(context);
    setDeadline(request, response, timeoutMs);
    const leaveConnection = await connections.take(context, timeoutMs);
    if (!leaveConnection) throw ApiError.unavailable();
    // It was answered for, or its client went away, while it waited.
    if (response.writableEnded || response.destroyed) return leaveConnection();
    context.leaveConnection = leaveConnection;
    response.once('close', leaveConnection);
    const outgoing = context.rule ? headersToService : headersToWeb;
    request.headers = outgoing(context.headers, context);
    await pass(request, response);
  };
