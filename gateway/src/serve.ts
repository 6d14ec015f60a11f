import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Express } from 'express';
import { answerMalformed } from './answers/malformed-request.ts';

const timeouts = {
  // Longer than a load balancer's, which otherwise sends into a connection that is just being closed.
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

// Some clients offer HTTP/2 with each call, and mean the call.
const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';

/** Calls under way have this long to end. */
const drainMs = 10_000;

/** Serves the application on the public port, after what can be answered at once. */
export const serve = async (options: {
  port: number;
  host: string | undefined;
  answerAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean;
  app: Express;
  sockets: {
    upgrade: (request: IncomingMessage, socket: Socket, head: Buffer) => Promise<void>;
    close: () => void;
  };
}) => {
  const { app, answerAtOnce, sockets } = options;
  let stopping = false;
  const server = createServer({ ...timeouts, shouldUpgradeCallback: isWebSocket }, (request, response) => {
    if (stopping) response.shouldKeepAlive = false;
    if (!answerAtOnce(request, response)) app(request, response);
  });
  server.on('upgrade', (request, socket, head) => void sockets.upgrade(request, socket as Socket, head));
  server.on('clientError', answerMalformed);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: options.port, host: options.host }, resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      stopping = true;
      server.close(() => resolve());
      sockets.close();
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), drainMs).unref();
    });
  return { port: (server.address() as AddressInfo).port, stop };
};
