import { once } from 'node:events';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { get as getSecurely } from 'node:https';

const deadlineMs = 5_000;
const mostBytes = 8 * 2 ** 20;

/**
 * A file as it lies there: what is compressed stays so. Undefined where there is none.
 * @throws where nobody answers in time, or with something else
 */
export async function fetchFile(url: URL, headers: OutgoingHttpHeaders = {}): Promise<Buffer | undefined> {
  const ask = url.protocol === 'https:' ? getSecurely : get;
  const request = ask(url, { headers, signal: AbortSignal.timeout(deadlineMs) });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) answer.resume();
  if (answer.statusCode === 404) return undefined;
  if (answer.statusCode !== 200) throw new Error(`${url.href} answered ${answer.statusCode}`);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error(`${url.href} is larger than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
