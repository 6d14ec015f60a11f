import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@ideabox/protos';
import { callerEnv } from './callers.ts';

const services = fileURLToPath(new URL('../../..', import.meta.url));

type Ports = { http: number; grpc: number };

/** Its ports, which a service says once it listens; none where it ends before. */
const portsOf = async (output: Readable): Promise<Ports | undefined> => {
  for await (const line of createInterface({ input: output })) {
    const { msg, ...said } = JSON.parse(line);
    if (msg === 'ready') return said;
  }
};

/** A service as a process of its own, with a migrated database, on ports that the system gives it. */
export const startServiceProcess = async (
  name: ServiceName,
  env: Record<string, string>,
): Promise<{ child: ChildProcess; grpcAddress: string; httpAddress: string }> => {
  const child = spawn(process.execPath, [`${services}${name}/src/main.ts`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      // Where the run of tests keeps what Node has compiled: a service starts with half the work.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      HTTP_PORT: '0',
      GRPC_PORT: '0',
      MIGRATE: '1',
      ...callerEnv(name),
      ...env,
    },
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  const ended = once(child, 'close');
  const ports = await portsOf(child.stdout);
  if (!ports) {
    await ended;
    throw new Error(`${name} ended before it was ready\n${complaint}`);
  }
  // A full pipe would stop it.
  child.stdout.resume();
  return { child, grpcAddress: `127.0.0.1:${ports.grpc}`, httpAddress: `http://127.0.0.1:${ports.http}` };
};
