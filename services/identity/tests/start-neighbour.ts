import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@ideabox/protos';
import { callerEnv, createTestDatabase, eventually, freePort } from '@ideabox/testing';

const services = fileURLToPath(new URL('../..', import.meta.url));
const node = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

/** Another service, as a process of its own with a database of its own. */
export const startNeighbour = async (name: ServiceName, env: Record<string, string>) => {
  const [database, httpPort, grpcPort] = await Promise.all([createTestDatabase(), freePort(), freePort()]);
  const child = spawn(node, [`${services}${name}/src/main.ts`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      HOST: '127.0.0.1',
      HTTP_PORT: String(httpPort),
      GRPC_PORT: String(grpcPort),
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      MIGRATE: '1',
      ...callerEnv(name),
      ...env,
    },
  });
  await eventually(async () => {
    if (child.exitCode !== null) return;
    await fetch(`http://127.0.0.1:${httpPort}/readyz`);
  }, 30_000);
  return {
    grpcAddress: `127.0.0.1:${grpcPort}`,
    databaseUrl: database.url,
    /** Makes it stand still, as a machine that hangs. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await database.drop();
    },
  };
};
