import type { IncomingMessage } from 'node:http';
import { ApiError } from '@ideabox/http';
import { withRequestId } from '@ideabox/telemetry';
import type { RequestHandler } from 'express';
import { matchRoute } from '../routes/match-route.ts';
import { hasRepeatedHeaders } from './repeated-headers.ts';
import { setContext } from './request-context.ts';
import { requestIdOf } from './request-id.ts';

/** Begins what is known of a request; from here on every line and every call carries its id. */
export const openContext =
  (addressOf: (request: IncomingMessage) => string): RequestHandler =>
  (request, response, next) => {
    const path = request.url.split('?', 1)[0] as string;
    const requestId = requestIdOf(request.headers['x-request-id']);
    setContext(request, {
      ...matchRoute(path),
      requestId,
      startedAt: performance.now(),
      path,
      address: addressOf(request),
      headers: request.headers,
      member: null,
      passport: undefined,
      body: undefined,
      leaveConnection: undefined,
    });
    response.setHeader('X-Request-Id', requestId);
    const isSound = path.startsWith('/') && !hasRepeatedHeaders(request);
    withRequestId(requestId, () => next(isSound ? undefined : new ApiError(400, 'Invalid Request')));
  };
