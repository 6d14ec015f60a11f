import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const sweepMs = 20;
const endMs = 5_000;

/**
 * Prepares a server for its end. @returns what ends it: it serves on for `drainMs`, then takes no more connections; every answer from now on
 * is its connection's last, and calls under way have 5 s to end.
 */
export function prepareEnd(server: Server, drainMs: number) {
  let draining = false;
  const underWay = new Set<ServerResponse>();
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive &&= !draining;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  async function end() {
    draining = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    await wait(drainMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // A connection whose answer had begun before is kept by Node.
    setInterval(() => server.closeIdleConnections(), sweepMs).unref();
    setTimeout(() => server.closeAllConnections(), endMs).unref();
    await closed;
  }
  return { isDraining: () => draining, end };
}
