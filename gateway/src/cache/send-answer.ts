import type { ServerResponse } from 'node:http';
import { answerHeaders } from '../proxy/answer-headers.ts';
import type { UpstreamAnswer } from './upstream.ts';

/** Passes on, to the one who asked, an answer that turned out not to be for everyone. */
export const sendAnswer = (response: ServerResponse, { status, headers, body }: UpstreamAnswer): void => {
  for (const [name, value] of answerHeaders(headers)) response.setHeader(name, value);
  if (status !== 204 && status !== 304) response.setHeader('Content-Length', body.length);
  response.writeHead(status).end(body);
};
