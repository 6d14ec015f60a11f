import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createDatabase, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { createTestDatabase, eventually, freePort } from '@ideabox/testing';

const main = fileURLToPath(new URL('../../content/src/main.ts', import.meta.url));
const node = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

/** The real owner of the settings, as a process of its own. */
export const startContent = async (shared: { natsUrl: string; passportPublicKey: string }) => {
  const [database, httpPort, grpcPort] = await Promise.all([createTestDatabase(), freePort(), freePort()]);
  const child = spawn(node, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      HOST: '127.0.0.1',
      HTTP_PORT: String(httpPort),
      GRPC_PORT: String(grpcPort),
      DATABASE_URL: database.url,
      NATS_URL: shared.natsUrl,
      PASSPORT_PUBLIC_KEY: shared.passportPublicKey,
      LOG_LEVEL: 'silent',
      MIGRATE: '1',
    },
  });
  await eventually(() => fetch(`http://127.0.0.1:${httpPort}/readyz`), 20_000);
  const db = createDatabase({ url: database.url, log: createLogger('test', 'silent') });
  return {
    grpcAddress: `127.0.0.1:${grpcPort}`,
    setRegistry: (key: string, value: string) =>
      db.run(sql`UPDATE registries SET value = ${value} WHERE search_key = ${key}`),
    setFeature: (key: string, value: string) =>
      db.run(sql`UPDATE features SET value = ${value} WHERE search_key = ${key}`),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await db.close();
      await database.drop();
    },
  };
};
