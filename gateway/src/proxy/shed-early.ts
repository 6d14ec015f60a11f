import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { refuse } from '../answers/refuse.ts';
import { cacheKey } from '../cache/cache-key.ts';
import { isShared } from '../cache/serve-shared.ts';
import type { SharedCache } from '../cache/shared-cache.ts';
import type { CallClass } from '../overload/call-class.ts';
import type { Limiters } from '../overload/limiters.ts';
import { classOf } from '../request/class-of.ts';
import { contextOf } from '../request/request-context.ts';
import type { Proxies } from './create-proxies.ts';

type Parts = {
  limiters: Limiters;
  proxies: Proxies;
  cache: SharedCache;
  /** Told after each refusal. */
  answered: (refusal: { requestId: string; url: string; method: string; ms: number }) => void;
};

/** Those who come here ask for a place next, or need none. */
export const arrived: RequestHandler = (request, _response, next) => {
  contextOf(request).arrive?.();
  next();
};

/**
 * Refuses who would wait too long for an upstream before anything else is done for them: under a load that is too much, most of the work
 * is to refuse. What is let through here is looked at again when its place is asked for.
 */
export const shedEarly = ({ limiters, proxies, cache, answered }: Parts): RequestHandler => {
  const isTooMuch = (request: IncomingMessage, callClass: CallClass): boolean => {
    const { rule, address, headers } = contextOf(request);
    const service = rule?.service ?? 'web';
    if (rule && isShared(request)) {
      const key = cacheKey(request.url as string, headers.accept);
      return cache.isFullFor(key, { service: rule.service, address, callClass });
    }
    if (limiters.of(service).isFullFor(callClass)) return true;
    // Whose share of the connections a token's bearer has is known once the token is.
    if (headers.authorization !== undefined) return false;
    return proxies.of({ rule }).connections.isFullFor({ address, member: null }, callClass);
  };
  return (request, response, next) => {
    const { rule, api, requestId, startedAt } = contextOf(request);
    if (api && !rule) return next();
    const callClass = classOf(request, rule);
    const limiter = limiters.of(rule?.service ?? 'web');
    if (!isTooMuch(request, callClass)) {
      const arrive = limiter.announce();
      contextOf(request).arrive = arrive;
      response.once('close', arrive);
      return next();
    }
    refuse(request, response, limiter.refuse(callClass));
    const { url, method } = request;
    answered({ requestId, url, method, ms: performance.now() - startedAt });
  };
};
