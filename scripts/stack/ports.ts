import { createServer } from 'node:net';
import { StartFailure } from '../command-line/start-failure.ts';

function listens(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 answers EAFNOSUPPORT or EADDRNOTAVAIL: nobody can hold the port there.
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(!['EADDRINUSE', 'EACCES'].includes(error.code ?? '')),
    );
    server.listen({ port, host, exclusive: true, ipv6Only: host === '::' }, () =>
      server.close(() => resolve(true)),
    );
  });
}

export async function isPortFree(port: number): Promise<boolean> {
  return (await listens(port, '0.0.0.0')) && (await listens(port, '::'));
}

export async function requirePort(port: number, purpose: string, variable: string): Promise<void> {
  if (await isPortFree(port)) return;
  throw new StartFailure(
    `Port ${port} for the ${purpose} is taken by another program: end that, or choose another port with ${variable}=${port + 10}.`,
  );
}

/** One port per name from `first` upwards, passing over those that another program holds. */
export async function allotPorts<Name extends string>(
  first: number,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const ports = {} as Record<Name, number>;
  let next = first;
  for (const name of names) {
    while (!(await isPortFree(next))) next += 1;
    ports[name] = next;
    next += 1;
  }
  return ports;
}

export function portFromEnvironment(variable: string, fallback: number): number {
  const value = process.env[variable];
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new StartFailure(`${variable} must be a port number from 1 to 65535, not "${value}".`);
}
