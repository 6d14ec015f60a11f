import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiError } from '@ideabox/http';
import { isRead } from '../request/is-read.ts';
import { contextOf } from '../request/request-context.ts';
import { languageOf } from './language-of.ts';
import { sendRefusal } from './send-refusal.ts';

/** Whether somebody reads the answer to a request that is not the API's. */
export const wantsPage = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /\btext\/html\b/.test(headers.accept ?? '');

/** Answers a request with an error: to programs in the contract's form, to readers of documents as a page. */
export const refuse = (request: IncomingMessage, response: ServerResponse, refusal: ApiError): void => {
  const { api, rule, headers, requestId } = contextOf(request);
  const asPage = !api && !rule && wantsPage({ headers });
  const how = asPage ? { pageIn: languageOf(request) } : { isWrite: !isRead(request.method) };
  sendRefusal(response, refusal, requestId, how);
};
