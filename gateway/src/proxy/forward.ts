import type { RequestHandler } from 'express';
import { contextOf } from '../request/request-context.ts';
import type { Proxies } from './create-proxies.ts';
import { setDeadline } from './deadline.ts';
import { headersToService, headersToWeb } from './outgoing-headers.ts';

/** Passes a request on to whose it is, with the headers that it may have. */
export const forward =
  (proxies: Proxies, timeoutMs: number): RequestHandler =>
  async (request, response) => {
    const context = contextOf(request);
    setDeadline(request, response, timeoutMs);
    const outgoing = context.rule ? headersToService : headersToWeb;
    request.headers = outgoing(context.headers, context);
    await proxies[context.rule?.service ?? 'web'](request, response);
  };
