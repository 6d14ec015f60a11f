import type { IncomingMessage } from 'node:http';
import { ApiError } from '@ideabox/http';
import type { RequestHandler } from 'express';
import { classOf } from '../request/class-of.ts';
import { contextOf } from '../request/request-context.ts';
import { acceptOf, cacheKey, canonicalUrl } from './cache-key.ts';
import { sendAnswer } from './send-answer.ts';
import { sendEntry } from './send-entry.ts';
import type { SharedCache } from './shared-cache.ts';

/** Whether a request is a visitor's read of what everyone may have. */
export const isShared = (request: IncomingMessage): boolean => {
  const { rule, headers } = contextOf(request);
  return (
    request.method === 'GET' && headers.authorization === undefined && rule !== undefined && !rule.uncached
  );
};

/** Answers a visitor's reads from what is kept for everyone, asking the service once for all; passes on the rest. */
export const serveShared =
  (cache: SharedCache): RequestHandler =>
  async (request, response, next) => {
    const { rule, headers, requestId, address } = contextOf(request);
    if (!rule || !isShared(request)) return next();
    const { url } = request;
    const question = {
      service: rule.service,
      route: rule.path,
      url: canonicalUrl(url),
      accept: acceptOf(headers.accept),
      requestId,
      address,
      callClass: classOf(request, rule),
    };
    const { entry, answer } = await cache.get(cacheKey(url, headers.accept), question).catch(() => {
      throw ApiError.unavailable();
    });
    if (entry) await sendEntry(request, response, entry, []);
    else if (answer) await sendAnswer(response, answer, headers['accept-encoding'] as string | undefined);
    else next();
  };
