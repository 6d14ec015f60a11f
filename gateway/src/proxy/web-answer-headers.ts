import type { IncomingHttpHeaders } from 'node:http';
import { hopByHopNames } from './hop-by-hop.ts';

/** The headers of the web server's answer that go on to the client: all but those of the connection. */
export const webAnswerHeaders = (headers: IncomingHttpHeaders): [string, string | string[]][] => {
  const hops = hopByHopNames(headers);
  return Object.entries(headers).filter(
    (header): header is [string, string | string[]] =>
      header[1] !== undefined &&
      !hops.has(header[0]) &&
      header[0] !== 'transfer-encoding' &&
      header[0] !== 'x-request-id',
  );
};
