import type { IncomingHttpHeaders } from 'node:http';
import { hopByHopNames } from './hop-by-hop.ts';

/** What the web server says to the gateway, or the gateway itself to the client. */
const notPassed = new Set(['transfer-encoding', 'x-request-id', 'surrogate-control']);

/** The headers of the web server's answer that go on to the client: all but those of the connection, and what is the gateway's. */
export const webAnswerHeaders = (headers: IncomingHttpHeaders): [string, string | string[]][] => {
  const hops = hopByHopNames(headers);
  return Object.entries(headers).filter(
    (header): header is [string, string | string[]] =>
      header[1] !== undefined && !hops.has(header[0]) && !notPassed.has(header[0]),
  );
};
