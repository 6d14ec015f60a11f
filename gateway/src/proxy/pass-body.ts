import type { ClientRequest } from 'node:http';
import { Readable, type Stream } from 'node:stream';
import type { RequestContext } from '../request/request-context.ts';

/** Sends the body that was taken in instead of the request's own, which is over, and gives its memory back. */
export const passBody = (
  outgoing: ClientRequest,
  context: RequestContext,
  options: { buffer?: Stream },
): void => {
  const { body } = context;
  if (!body) return;
  options.buffer = Readable.from(body.bytes);
  outgoing.once('finish', () => {
    body.giveBack();
    context.body = undefined;
  });
};
