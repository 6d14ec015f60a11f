import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '@ideabox/http';
import { languageOf } from '../answers/language-of.ts';
import { wantsPage } from '../answers/refuse.ts';
import { sendRefusal } from '../answers/send-refusal.ts';
import { announcesBody } from '../bodies/announces-body.ts';
import { cacheKey } from '../cache/cache-key.ts';
import type { Form } from '../cache/entry.ts';
import { sendEntry } from '../cache/send-entry.ts';
import type { Asker, SharedCache } from '../cache/shared-cache.ts';
import type { Limit } from '../limits/limit.ts';
import { forOneReader } from '../pages/page.ts';
import type { PageMemory } from '../pages/page-memory.ts';
import { hasRepeatedHeaders } from '../request/repeated-headers.ts';
import { requestIdOf } from '../request/request-id.ts';
import { apiBase } from '../routes/route-table.ts';

type Parts = {
  cache: SharedCache;
  pages: PageMemory;
  addressOf: (request: IncomingMessage) => string;
  limits: Record<'read' | 'page', Limit>;
  /** Told after each answer. */
  answered: (hit: { requestId: string; url: string; status: number; ms: number }) => void;
};

type Found = { form: Form; limit: Limit; isPage: boolean };

const isShareable = (request: IncomingMessage): boolean =>
  request.method === 'GET' && !announcesBody(request) && !hasRepeatedHeaders(request);

/**
 * Answers a visitor's question that somebody else has just asked, a page that somebody else has just opened, and files, before anything else is
 * done with the request.
 * @returns false when it is not such a one
 */
export const createFreshServer = ({ cache, pages, addressOf, limits, answered }: Parts) => {
  const find = (request: IncomingMessage, asker: () => Asker): Found | undefined => {
    const { url = '', headers } = request;
    if (url.startsWith(apiBase)) {
      const isVisitors = headers.authorization === undefined;
      const entry = isVisitors ? cache.atOnce(cacheKey(url, headers.accept), asker) : undefined;
      return entry && { form: entry, limit: limits.read, isPage: false };
    }
    const page = pages.atOnce(request);
    return page && { form: forOneReader(page), limit: limits.page, isPage: true };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse, found: Found, asker: Asker) => {
    const startedAt = performance.now();
    const { requestId, address } = asker;
    try {
      const { left } = await found.limit({ address, member: null });
      const more = ['X-Request-Id', requestId, ...Object.entries(left).flat()];
      await sendEntry(request, response, found.form, more);
    } catch (error) {
      const refusal = error instanceof ApiError ? error : ApiError.unavailable();
      const asPage = found.isPage && wantsPage(request);
      sendRefusal(response, refusal, requestId, asPage ? { pageIn: languageOf(request) } : {});
    }
    const { statusCode: status } = response;
    answered({ requestId, url: request.url as string, status, ms: performance.now() - startedAt });
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isShareable(request)) return false;
    let known: Asker | undefined;
    const asker = () => {
      known ??= { requestId: requestIdOf(request.headers['x-request-id']), address: addressOf(request) };
      return known;
    };
    const found = find(request, asker);
    if (!found) return false;
    void answer(request, response, found, asker());
    return true;
  };
};
