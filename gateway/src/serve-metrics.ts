import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '@ideabox/telemetry';

/** Metrics on a port of their own, which is not open to the public. */
export const serveMetrics = async (metrics: Metrics, options: { port: number; host: string | undefined }) => {
  const server = createServer(async (_request, response) => {
    response.setHeader('Content-Type', metrics.registry.contentType);
    response.end(await metrics.registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: options.port, host: options.host }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
