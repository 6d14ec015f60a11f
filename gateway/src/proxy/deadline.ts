import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Breaker } from '@ideabox/grpc';
import { refuse } from '../answers/refuse.ts';
import { type Budgets, type Kind, startBudget } from '../breakers/budgets.ts';
import { isRead } from '../request/is-read.ts';
import { contextOf } from '../request/request-context.ts';
import { noAnswer } from './no-answer.ts';

const kindOf = (request: IncomingMessage): Kind => {
  const { rule } = contextOf(request);
  if (rule?.pauseMs) return 'download';
  // The web server asks several reads for a document, and each has a budget of its own.
  return isRead(request.method) && rule ? 'read' : 'write';
};

/** Answers 503 for an upstream that has not begun to, and asks it no more. */
export const giveUp = (request: IncomingMessage, response: ServerResponse): void => {
  if (response.headersSent || response.destroyed) return;
  const { endCall, cancel } = contextOf(request);
  endCall?.('failed');
  refuse(request, response, noAnswer(request));
  cancel?.();
};

/** Gives up an upstream that has not begun to answer in time. @returns what calls that off */
export const setDeadline = (
  request: IncomingMessage,
  response: ServerResponse,
  budgets: Budgets,
  breaker: Breaker,
): (() => void) => startBudget(budgets, { kind: kindOf(request), breaker }, () => giveUp(request, response));
