import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { tooLarge } from '../answers/refusal.ts';
import { bodyOf, headersOf } from '../answers/send-refusal.ts';
import { contextOf } from '../request/request-context.ts';

export const usualBodyLimit = 256 * 1024;

export const bodyLimitOf = (request: IncomingMessage): number =>
  contextOf(request).rule?.bodyLimit ?? usualBodyLimit;

/** As much is still read and thrown away, as long: a client that is cut off while it sends never reads the answer. */
const heardOut = { bytes: 16 * 1024 * 1024, ms: 2_000 };

/** Answers 413 at once, hears the client out for a moment, and closes the connection. */
export const refuseBody = (request: IncomingMessage, response: ServerResponse): void => {
  const { requestId } = contextOf(request);
  const refusal = tooLarge();
  const body = bodyOf(refusal, requestId);
  response.writeHead(refusal.status, headersOf(refusal, requestId, body)).write(body);
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
  // It stands still when it was being passed on until now.
  request.resume();
};

/** Refuses a body that says that it is too large; one that does not say is counted as it passes. */
export const limitDeclaredBody: RequestHandler = (request, response, next) => {
  if (Number(request.headers['content-length'] ?? 0) <= bodyLimitOf(request)) next();
  else refuseBody(request, response);
};
