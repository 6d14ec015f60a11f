import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from './encodings.ts';
import { bodyIn, encodingOf, type Form, prepareBody } from './entry.ts';

const opaque = (etag: string) => etag.trim().replace(/^W\//, '');

const hasAlready = (request: IncomingMessage, etag: string | undefined): boolean => {
  const known = request.headers['if-none-match'];
  if (known === undefined || etag === undefined) return false;
  if (known === etag || known.trim() === '*') return true;
  return known.split(',').some((item) => opaque(item) === opaque(etag));
};

/** Answers with an entry, in the client's encoding, or with 304 when it has it; `more` are names and values in turn. */
export const sendEntry = async (
  request: IncomingMessage,
  response: ServerResponse,
  entry: Form,
  more: string[],
): Promise<void> => {
  const headers = [...entry.headers, ...more];
  if (hasAlready(request, entry.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingOf(entry, encodingFor(request.headers['accept-encoding'] as string | undefined));
  const body = bodyIn(entry, encoding) ?? (await prepareBody(entry, encoding));
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(body.length));
  response.writeHead(200, headers).end(body);
};
