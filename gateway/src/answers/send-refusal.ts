import type { ServerResponse } from 'node:http';
import type { ApiError } from '@ideabox/http';
import { refusalPage, refusalPolicy } from './refusal-page.ts';
import type { RefusalLanguage } from './refusal-words.ts';
import { securityHeaders } from './security-headers.ts';

/** The contract's form of an error; of a write that is answered 503 it says whether it may have taken effect. */
export const bodyOf = (refusal: ApiError, requestId: string, isWrite = false): string =>
  JSON.stringify({
    message: refusal.message,
    request_id: requestId,
    may_have_happened: isWrite && refusal.status === 503 ? refusal.mayHaveHappened : undefined,
  });

export const headersOf = (refusal: ApiError, requestId: string, body: string): Record<string, string> => ({
  ...Object.fromEntries(securityHeaders),
  ...refusal.headers,
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(body)),
  'X-Request-Id': requestId,
});

type Options = {
  /** For a reader looking at a browser, and not below the API: a page in this language. */
  pageIn?: RefusalLanguage;
  isWrite?: boolean;
};

/** Answers with an error; an answer that has begun can only be broken off, so that nobody takes it for whole. */
export const sendRefusal = (
  response: ServerResponse,
  refusal: ApiError,
  requestId: string,
  { pageIn, isWrite }: Options = {},
): void => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = pageIn ? refusalPage(refusal.status, pageIn, requestId) : bodyOf(refusal, requestId, isWrite);
  const headers = headersOf(refusal, requestId, body);
  const ofPage = pageIn && {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': refusalPolicy,
  };
  response.writeHead(refusal.status, { ...headers, ...ofPage }).end(body);
};
