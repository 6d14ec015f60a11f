import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { bodyLimitOf, refuseBody } from './body-limit.ts';

/** Counts a body that does not say how long it is while it passes, and ends the passing where it is too long. */
export const countBody = (
  outgoing: ClientRequest,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  if (request.headers['transfer-encoding'] === undefined) return;
  const limit = bodyLimitOf(request);
  let passed = 0;
  const count = (chunk: Buffer) => {
    passed += chunk.length;
    if (passed <= limit) return;
    request.off('data', count);
    request.unpipe(outgoing);
    if (!response.headersSent) refuseBody(request, response);
    outgoing.destroy();
  };
  request.on('data', count);
};
