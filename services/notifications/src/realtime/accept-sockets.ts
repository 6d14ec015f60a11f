import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Context } from '../context.ts';
import { answerMessage } from './answer-message.ts';
import { type CloseReason, closeReasons } from './close-reasons.ts';
import { createConnection } from './connection.ts';
import { maxMessageBytes } from './limits.ts';

const oldestProtocol = 5;
const newestProtocol = 7;

const refusalOf = (
  { signer, hub }: Context,
  appKey: string,
  version: string | null,
): CloseReason | undefined => {
  if (appKey !== signer.appKey) return closeReasons.unknownApp;
  if (version === null) return closeReasons.noVersion;
  if (!/^\d{1,3}$/.test(version)) return closeReasons.badVersion;
  if (Number(version) < oldestProtocol || Number(version) > newestProtocol)
    return closeReasons.unsupportedVersion;
  if (hub.full()) return closeReasons.overCapacity;
};

const refuse = (socket: WebSocket, reason: CloseReason) => {
  socket.send(JSON.stringify({ event: 'pusher:error', data: JSON.stringify(reason) }));
  socket.close(reason.code, reason.message);
};

const serve = ({ hub, limits }: Context, socket: WebSocket) => {
  const connection = createConnection(socket);
  const heard = () => Object.assign(connection, { lastHeard: Date.now(), asked: false });
  hub.add(connection);
  socket.on('close', (code) => hub.remove(connection, code));
  socket.on('pong', heard);
  socket.on('message', (frame, isBinary) => {
    heard();
    if (isBinary) return socket.close(1003, 'Text only');
    answerMessage(hub, connection, frame.toString());
  });
  connection.send('pusher:connection_established', {
    socket_id: connection.id,
    activity_timeout: limits.activitySeconds,
  });
};

const notFound = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Serves Pusher's protocol at /app/{key} of an HTTP server. @returns what makes it take no more sockets. */
export const acceptSockets = (context: Context, server: Server): (() => void) => {
  const { log } = context;
  let closed = false;
  const upgrader = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: maxMessageBytes,
  });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', (error) => log.debug({ err: error }, 'socket failed'));
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const appKey = /^\/app\/([\w-]+)$/.exec(path)?.[1];
    if (appKey === undefined) return stream.end(notFound, () => stream.destroy());
    upgrader.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', (error) => log.debug({ err: error }, 'socket failed'));
      const version = new URLSearchParams(query).get('protocol');
      const refusal = closed ? closeReasons.stopping : refusalOf(context, appKey, version);
      if (refusal) refuse(socket, refusal);
      else serve(context, socket);
    });
  });
  return () => {
    closed = true;
  };
};
