import type { Logger } from '@ideabox/telemetry';
import { type MigrationFolder, migrate } from './migrate.ts';

/** Whether a program was started to bring its database up to date and end, as before a release. */
export const isMigration = (): boolean => process.argv[2] === 'migrate';

/** Does that; a failure is this process's. */
export const runMigration = async (url: string, folders: MigrationFolder[], log: Logger): Promise<void> => {
  try {
    await migrate(url, folders, log);
    log.info('the database is up to date');
  } catch (error) {
    log.fatal({ err: error }, 'the database stays as it was');
    process.exitCode = 1;
  }
};
