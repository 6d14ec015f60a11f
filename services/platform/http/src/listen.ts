import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

/** Serves an application. @returns the bound port, the server, and `stop`, which lets requests under way end. */
export const listen = async (app: Express, options: { host: string; port: number }) => {
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 }, app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 5_000).unref();
    });
  return { server, port: (server.address() as AddressInfo).port, stop };
};
