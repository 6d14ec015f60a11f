import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How old a connection may become; it is spread by a fifth. */
const connectionAgeMs = 25_000;

/**
 * Ends each connection with an answer once it is old: who keeps one would never find a server that has come since. The answer says so,
 * and no call is lost.
 */
export const boundAge = (server: Server, ageMs = connectionAgeMs): void => {
  const ends = new WeakMap<Socket, number>();
  server.on('connection', (socket) => {
    ends.set(socket, performance.now() + ageMs * (0.8 + 0.4 * Math.random()));
  });
  server.prependListener('request', ({ socket }, response) => {
    if (performance.now() > (ends.get(socket) ?? Infinity)) response.shouldKeepAlive = false;
  });
};
