import type { IncomingMessage } from 'node:http';

/** What a request says once: of two, one machine on the way believes the first, another the last. */
const single = new Set([
  'authorization',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-range',
  'origin',
  'range',
  'sec-websocket-key',
  'sec-websocket-version',
  'transfer-encoding',
  'upgrade',
  'x-request-id',
  'x-requested-with',
]);

/** Whether a header that stands once in a request stands there twice, be it with the same words. */
export const hasRepeatedHeaders = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean => {
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] as string).toLowerCase();
    if (!single.has(name)) continue;
    if (seen.has(name)) return true;
    seen.add(name);
  }
  return false;
};
