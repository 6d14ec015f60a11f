import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@ideabox/telemetry';
import { runner } from 'node-pg-migrate';
import { isUnavailable } from './errors.ts';

/** Migrations that are counted together, by their name. */
export type MigrationFolder = { name: string; dir: string };

/** What takes the connection and says nothing is asked anew after this. */
const connectTimeoutMs = 3_000;

/** No waiting makes room. */
const isFull = (error: unknown): boolean => (error as { code?: string }).code === '53100';

/** All of a folder, or nothing: its migrations are one transaction. */
const migrateFolder = async (url: string, { name, dir }: MigrationFolder, log: Logger): Promise<void> => {
  try {
    await runner({
      databaseUrl: { connectionString: url, connectionTimeoutMillis: connectTimeoutMs },
      dir,
      direction: 'up',
      migrationsTable: `migrations_${name}`,
      advisoryLockMode: 'wait',
      singleTransaction: true,
      log: (message) => log.debug(message),
    });
  } catch (error) {
    if (isUnavailable(error) && !isFull(error)) throw error;
    throw new Error(`the migrations of ${name} failed: ${(error as Error).message}`, { cause: error });
  }
};

/**
 * Brings a database up to date from folders of `.sql` migrations, one after the other; safe to call from several
 * processes at once. Waits, with backoff, for a database that is not there yet.
 */
export const migrate = async (url: string, folders: MigrationFolder[], log: Logger): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      for (const folder of folders) await migrateFolder(url, folder, log);
      return;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      log.warn({ attempt, err: error }, 'waiting for the database');
      await wait(Math.min(5_000, 200 * 2 ** Math.min(attempt, 10)));
    }
  }
};
