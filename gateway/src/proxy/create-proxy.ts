import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Logger } from '@ideabox/telemetry';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { refuse } from '../answers/refuse.ts';
import { refuseSocket } from '../answers/refuse-socket.ts';
import { createPlaces, type Places, type Share } from '../limits/places.ts';
import { patientAgent } from '../network/connect-patiently.ts';
import { contextOf } from '../request/request-context.ts';
import { joinSockets } from './join-sockets.ts';
import { noAnswer } from './no-answer.ts';
import { passBody } from './pass-body.ts';
import { relayAnswer } from './relay-answer.ts';
import type { Ahead } from './send-ahead.ts';

export type Upstream = {
  pass: RequestHandler<IncomingMessage, ServerResponse>;
  /** What of its connections one caller may have at a time, so that none has them all whatever holds them. */
  connections: Places;
};

export type Lane = { maxSockets: number; share: Share };

/**
 * The way to one upstream, with connections of its own that are kept. An upstream that refuses, is silent for too long
 * or breaks off is answered for with 503, or, when its answer had begun, by breaking off likewise.
 */
export const createProxy = (options: {
  name: string;
  url: string;
  lane: Lane;
  timeoutMs: number;
  patienceMs: number;
  ahead: Ahead;
  log: Logger;
  /** Told when an upstream's answer to a request has come, with its status, or is not going to come. */
  answered: (request: IncomingMessage, status: number | undefined) => void;
}): { upstream: Upstream; close: () => void } => {
  const { name, lane, log, timeoutMs } = options;
  const { maxSockets } = lane;
  const agent = patientAgent({ keepAlive: true, maxSockets, maxFreeSockets: 64, scheduling: 'lifo' });
  const open = new WeakSet<Socket>();
  const failed = (error: Error, request: IncomingMessage, response: ServerResponse | Socket) => {
    if (response instanceof Socket && open.has(response)) return void response.destroy();
    contextOf(request).endCall?.(response.destroyed ? 'left' : 'failed');
    log.warn({ err: error, upstream: name, request_id: contextOf(request).requestId }, 'upstream failed');
    if (response instanceof Socket) return refuseSocket(response, 503, 'Service unavailable');
    options.answered(request, undefined);
    if (response.writableEnded || response.destroyed) return;
    refuse(request, response, noAnswer(request));
  };
  const pass = createProxyMiddleware<IncomingMessage, ServerResponse>({
    target: options.url,
    agent,
    changeOrigin: true,
    xfwd: false,
    selfHandleResponse: true,
    proxyTimeout: timeoutMs,
    upgradeTimeout: timeoutMs,
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on('error', (error, request, response) => {
          if (request && response) failed(error, request, response as ServerResponse | Socket);
        });
        server.on('econnreset', (_error, request) => options.answered(request, undefined));
        server.on('proxyReq', (outgoing, request, response, settings) => {
          const context = contextOf(request);
          outgoing.once('close', () => context.leaveConnection?.());
          context.cancel = () => outgoing.destroy();
          // It queued for a connection until it had been answered for.
          if (response.writableEnded) outgoing.destroy();
          else {
            context.sent = true;
            passBody(outgoing, context, settings);
          }
        });
        server.on('proxyRes', (upstream, request, response) => {
          contextOf(request).endCall?.('answered');
          contextOf(request).underWay?.answered();
          options.answered(request, upstream.statusCode);
          const { pauseMs } = contextOf(request).rule ?? {};
          if (pauseMs) {
            // Either connection's own timer would break off what its reader takes slowly.
            upstream.socket.setTimeout(pauseMs);
            response.setTimeout(pauseMs);
          }
          relayAnswer(upstream, request, response, options.ahead);
        });
        server.on('proxyReqWs', (outgoing, request, socket) => {
          outgoing.once('upgrade', (answer, upstream) => {
            open.add(socket);
            const context = contextOf(request);
            answer.headers['x-request-id'] = context.requestId;
            context.sendAway = joinSockets(socket as Socket, upstream);
          });
        });
      },
    ],
  });
  return {
    upstream: { pass, connections: createPlaces(lane.share, options.patienceMs) },
    close: () => agent.destroy(),
  };
};
