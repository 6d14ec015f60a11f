import type { ServerResponse } from 'node:http';
import { answerHeaders } from '../answers/answer-headers.ts';
import { compressionFor } from './compression.ts';
import { compressed } from './encodings.ts';
import type { UpstreamAnswer } from './upstream.ts';

/** Passes on, to the one who asked, an answer that turned out not to be for everyone. */
export const sendAnswer = async (
  response: ServerResponse,
  { status, headers, body }: UpstreamAnswer,
  accepted: string | undefined,
): Promise<void> => {
  for (const [name, value] of answerHeaders(headers)) response.setHeader(name, value);
  const header = (name: string) => headers[name] as string | undefined;
  const { varies, encoding } = compressionFor({ status, header }, accepted);
  const sent = encoding === 'identity' ? body : await compressed(body, encoding);
  if (varies) response.appendHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  if (status !== 204 && status !== 304) response.setHeader('Content-Length', sent.length);
  response.writeHead(status).end(sent);
};
