import { randomBytes } from 'node:crypto';
import type { MigrationFolder } from '@ideabox/postgres';
import { templateOf } from './template.ts';
import { databaseUrl, withServer } from './test-server.ts';

const createFrom = async (template: string) => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Without the log that another way of copying would write.
  await withServer((server) =>
    server.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  );
  return {
    url: databaseUrl(name),
    drop: async (): Promise<void> => {
      await withServer((server) => server.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
};

/** A database of the test's own: as these migrations make it, or empty. */
export const createTestDatabase = async (migrations?: MigrationFolder[]) =>
  createFrom(migrations ? await templateOf(migrations) : 'template1');

/** A copy of a database to which nobody is connected, as a backup of this moment. */
export const copyTestDatabase = (url: string) => createFrom(new URL(url).pathname.slice(1));
