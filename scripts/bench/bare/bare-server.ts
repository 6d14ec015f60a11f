import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer, as bytes: what the bare server says to everything. */
export interface BareAnswer {
  /** Names and values in turn. */
  headers: string[];
  body: Uint8Array;
}

process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body);
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit(0));
