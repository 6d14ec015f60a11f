import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiError } from '@ideabox/http';
import { bodyOf, headersOf } from '../answers/send-refusal.ts';
import { contextOf } from '../request/request-context.ts';

/** As much is still read and thrown away, as long: a client that is cut off while it sends never reads the answer. */
export const heardOut = { bytes: 16 * 1024 * 1024, ms: 2_000 };

/** Answers at once while the body is still to come, hears the client out for a moment, and closes the connection. */
export const refuseBody = (request: IncomingMessage, response: ServerResponse, refusal: ApiError): void => {
  const { requestId } = contextOf(request);
  const body = bodyOf(refusal, requestId, true);
  const headers = { ...headersOf(refusal, requestId, body), Connection: 'close' };
  response.writeHead(refusal.status, headers).write(body);
  // An answer without a body would keep its head until it ends.
  response.flushHeaders();
  let read = 0;
  const close = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(close, heardOut.ms).unref();
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > heardOut.bytes) close();
  });
  request.once('end', close);
  request.once('close', close);
};
