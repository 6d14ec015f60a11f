import type { ServerResponse } from 'node:http';
import type { ApiError } from '@ideabox/http';

/** The contract's form of an error. */
export const bodyOf = (refusal: ApiError, requestId: string): string =>
  JSON.stringify({ message: refusal.message, request_id: requestId });

export const headersOf = (refusal: ApiError, requestId: string, body: string): Record<string, string> => ({
  ...refusal.headers,
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(body)),
  'X-Request-Id': requestId,
});

/** Answers with an error; an answer that has begun can only be broken off, so that nobody takes it for whole. */
export const sendRefusal = (response: ServerResponse, refusal: ApiError, requestId: string): void => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = bodyOf(refusal, requestId);
  response.writeHead(refusal.status, headersOf(refusal, requestId, body)).end(body);
};
