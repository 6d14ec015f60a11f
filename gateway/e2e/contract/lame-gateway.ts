import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { eventually } from '@ideabox/testing';
import supertest from 'supertest';
import { apiBase } from '../product.ts';
import { recorded } from '../record-calls.ts';

const entry = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};

/** A second gateway of the running product that differs by `env`; the first one has no part in what it does. */
export const startLameGateway = async (env: Record<string, string>) => {
  const port = await freePort();
  const given = JSON.parse(process.env.TEST_GATEWAY_ENV ?? '{}');
  const child: ChildProcess = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH,
      ...given,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(`${origin}/readyz`));
  return {
    api: recorded(supertest(`${origin}${apiBase}`), apiBase),
    site: recorded(supertest(origin)),
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};

/** Addresses at which no service listens. */
export const nobody = async (): Promise<Record<string, string>> => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const names = ['IDENTITY', 'IDEAS', 'COMMENTS', 'NOTIFICATIONS', 'ANALYTICS', 'CONTENT'];
  return Object.fromEntries(names.map((name) => [`${name}_URL`, url]));
};
