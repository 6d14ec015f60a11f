import { ApiError } from '@ideabox/http';
import type { RequestHandler } from 'express';
import type { Budgets } from '../breakers/budgets.ts';
import type { Breakers } from '../breakers/create-breakers.ts';
import { callerKey } from '../limits/caller.ts';
import { contextOf } from '../request/request-context.ts';
import type { Proxies } from './create-proxies.ts';
import { setDeadline } from './deadline.ts';
import { headersToService, headersToWeb } from './outgoing-headers.ts';

/** Passes a request on to whose it is, with the headers that it may have, when its caller has a connection left. */
export const forward =
  (proxies: Proxies, breakers: Breakers, budgets: Budgets): RequestHandler =>
  async (request, response) => {
    const context = contextOf(request);
    const { pass, connections } = proxies.of(context);
    const { rule } = context;
    const breaker = breakers.of(rule?.service ?? 'web');
    const asked = { caller: callerKey(context), route: rule?.path ?? 'page' };
    const endCall = await breaker.begin(asked);
    if (!endCall) throw ApiError.unavailable();
    context.endCall = endCall;
    const callOff = setDeadline(request, response, budgets, breaker);
    response.once('close', () => {
      endCall('left');
      callOff();
      context.leaveConnection?.();
    });
    context.leaveConnection = await connections.take(context, budgets.downloadMs);
    if (!context.leaveConnection) throw ApiError.unavailable();
    // It was answered for, or its client went away, while it waited.
    if (response.writableEnded || response.destroyed) {
      endCall('left');
      return context.leaveConnection();
    }
    const outgoing = rule ? headersToService : headersToWeb;
    request.headers = outgoing(context.headers, context);
    await pass(request, response);
  };
