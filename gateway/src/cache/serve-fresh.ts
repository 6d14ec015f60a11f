import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '@ideabox/http';
import { sendRefusal } from '../answers/send-refusal.ts';
import { announcesBody } from '../bodies/announces-body.ts';
import type { Limit } from '../limits/limit.ts';
import { hasRepeatedHeaders } from '../request/repeated-headers.ts';
import { requestIdOf } from '../request/request-id.ts';
import { apiBase } from '../routes/route-table.ts';
import { cacheKey } from './cache-key.ts';
import type { Entry } from './entry.ts';
import { sendEntry } from './send-entry.ts';
import type { Asker, SharedCache } from './shared-cache.ts';

type Parts = {
  cache: SharedCache;
  addressOf: (request: IncomingMessage) => string;
  limit: Limit;
  /** Told after each answer. */
  answered: (hit: { requestId: string; url: string; status: number; ms: number }) => void;
};

const isShareable = (request: IncomingMessage): boolean =>
  request.method === 'GET' &&
  request.headers.authorization === undefined &&
  request.url?.startsWith(apiBase) === true &&
  !announcesBody(request) &&
  !hasRepeatedHeaders(request);

/**
 * Answers a visitor's question that somebody else has just asked, before anything else is done with the request.
 * @returns false when it is not such a one
 */
export const createFreshServer = (parts: Parts) => {
  const answer = async (request: IncomingMessage, response: ServerResponse, entry: Entry, asker: Asker) => {
    const startedAt = performance.now();
    const { requestId, address } = asker;
    try {
      const { left } = await parts.limit({ address, member: null });
      await sendEntry(request, response, entry, ['X-Request-Id', requestId, ...Object.entries(left).flat()]);
    } catch (error) {
      const refusal = error instanceof ApiError ? error : ApiError.unavailable();
      sendRefusal(response, refusal, requestId);
    }
    const { statusCode: status } = response;
    parts.answered({ requestId, url: request.url as string, status, ms: performance.now() - startedAt });
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isShareable(request)) return false;
    const { headers, url } = request;
    let known: Asker | undefined;
    const asker = () => {
      known ??= { requestId: requestIdOf(headers['x-request-id']), address: parts.addressOf(request) };
      return known;
    };
    const entry = parts.cache.atOnce(cacheKey(url as string, headers.accept), asker);
    if (!entry) return false;
    void answer(request, response, entry, asker());
    return true;
  };
};
