import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from '../answers/refuse.ts';
import { noAnswer } from './no-answer.ts';

/** A question that an upstream ends by being silent has been ended by then: this is for those that still queue for it. */
const graceMs = 250;

/** Answers 503 for an upstream that has not begun to in time. */
export const setDeadline = (request: IncomingMessage, response: ServerResponse, timeoutMs: number): void => {
  const expire = () => {
    if (!response.headersSent && !response.destroyed) refuse(request, response, noAnswer(request));
  };
  const timer = setTimeout(expire, timeoutMs + graceMs);
  response.once('close', () => clearTimeout(timer));
};
