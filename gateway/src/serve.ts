import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { boundAge, createDrain } from '@ideabox/connections';
import type { Express } from 'express';
import { answerMalformed } from './answers/malformed-request.ts';
import { announcesBody } from './bodies/announces-body.ts';
import { heardOut } from './bodies/refuse-body.ts';

const timeouts = {
  // Longer than a load balancer's, which otherwise sends into a connection that is just being closed.
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
};

// Some clients offer HTTP/2 with each call, and mean the call.
const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';

/** Calls under way have this long to end. */
const endMs = 10_000;

/** With no connection left, those that wait for a next call are given up, at most this often. */
const shedEveryMs = 1_000;

/** Closes the connection of who still sends long after the answer: nobody reads that any more. */
const endSending = (request: IncomingMessage, response: ServerResponse) => {
  const close = () => {
    if (!request.complete) request.socket.destroy();
  };
  response.once('finish', () => setTimeout(close, heardOut.ms).unref());
};

/** Serves the application on the public port, after what can be answered at once. */
export const serve = async (options: {
  port: number;
  host: string | undefined;
  maxConnections: number;
  /** How long a request may take to come, and how long a connection with a call under way may be silent. */
  requestMs: number;
  silentMs: number;
  /** Names and values that every answer has. */
  always: readonly (readonly [string, string])[];
  answerAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean;
  app: Express;
  sockets: {
    upgrade: (request: IncomingMessage, socket: Socket, head: Buffer) => Promise<void>;
    close: () => void;
  };
}) => {
  const { always, app, answerAtOnce, sockets } = options;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (announcesBody(request)) endSending(request, response);
    for (const [name, value] of always) response.setHeader(name, value);
    if (!answerAtOnce(request, response)) app(request, response);
  };
  const settings = { ...timeouts, requestTimeout: options.requestMs, shouldUpgradeCallback: isWebSocket };
  const server = createServer(settings, answer);
  boundAge(server);
  const drain = createDrain(server);
  server.maxConnections = options.maxConnections;
  server.timeout = options.silentMs;
  // Whether the body is wanted is known when the call has been looked at; other expectations mean nothing here.
  server.on('checkContinue', answer);
  server.on('checkExpectation', answer);
  server.on('upgrade', (request, socket, head) => void sockets.upgrade(request, socket as Socket, head));
  server.on('clientError', answerMalformed);
  let shedAt = 0;
  server.on('drop', () => {
    if (performance.now() - shedAt < shedEveryMs) return;
    shedAt = performance.now();
    server.closeIdleConnections();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: options.port, host: options.host }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    drain: drain.begin,
    stop: async () => {
      sockets.close();
      await drain.end(endMs);
    },
  };
};
