import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerHeaders } from '../answers/answer-headers.ts';
import { webAnswerHeaders } from '../answers/web-answer-headers.ts';
import { compressionFor } from '../cache/compression.ts';
import { contextOf } from '../request/request-context.ts';
import { type Ahead, sendAhead } from './send-ahead.ts';

const bodyless = (method: string | undefined, status: number) =>
  method === 'HEAD' || status === 204 || status === 304;

const withVary = (vary: string | undefined) => (vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');

/**
 * Passes an upstream's answer on: its status, the headers that may leave, its body, compressed where it was not. A body that breaks off is broken off on this side too, by the proxy, so that nobody takes it for whole.
 */
export const relayAnswer = (
  upstream: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  ahead: Ahead,
) => {
  if (response.headersSent) {
    upstream.destroy();
    return;
  }
  const { headers, rule } = contextOf(request);
  const status = upstream.statusCode ?? 502;
  const passed = rule ? answerHeaders(upstream.headers) : webAnswerHeaders(upstream.headers);
  response.statusCode = status;
  for (const [name, value] of passed) response.setHeader(name, value);

  const header = (name: string) => upstream.headers[name] as string | undefined;
  const accepted = headers['accept-encoding'] as string | undefined;
  const { varies, encoding, encoder } = compressionFor({ status, header }, accepted);
  if (varies) response.setHeader('Vary', withVary(header('vary')));
  if (bodyless(request.method, status)) {
    upstream.resume();
    response.end();
    return;
  }
  contextOf(request).keepAnswer?.(upstream);
  if (encoding === 'identity') {
    sendAhead(upstream, response, ahead);
    return;
  }
  response.removeHeader('Content-Length');
  response.setHeader('Content-Encoding', encoding);
  const etag = header('etag');
  if (etag && !etag.startsWith('W/')) response.setHeader('ETag', `W/${etag}`);
  const stream = encoder();
  stream.once('error', () => response.destroy());
  response.once('close', () => stream.destroy());
  sendAhead(upstream.pipe(stream), response, ahead);
};
