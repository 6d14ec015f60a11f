import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '@ideabox/http';
import { refuse } from '../answers/refuse.ts';

/** A question that an upstream ends by being silent has been ended by then: this is for those that still queue for it. */
const graceMs = 250;

/** Answers 503 for an upstream that has not begun to, in time after the whole request was there. */
export const setDeadline = (request: IncomingMessage, response: ServerResponse, timeoutMs: number): void => {
  const expire = () => {
    if (response.headersSent || response.destroyed) return;
    if (request.complete) refuse(request, response, ApiError.unavailable());
    else timer = setTimeout(expire, timeoutMs);
  };
  let timer = setTimeout(expire, timeoutMs + graceMs);
  response.once('close', () => clearTimeout(timer));
};
