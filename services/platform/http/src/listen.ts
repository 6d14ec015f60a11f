import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boundAge, createDrain } from '@ideabox/connections';
import type { Express } from 'express';

/** Calls under way have this long to end. */
const endMs = 5_000;

/**
 * Serves an application. @returns the bound port, the server, `drain`, after which connections end with their answers,
 * and `stop`, which lets requests under way end.
 */
export const listen = async (app: Express, options: { host: string; port: number }) => {
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 }, app);
  boundAge(server);
  const drain = createDrain(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    drain: drain.begin,
    stop: () => drain.end(endMs),
  };
};
