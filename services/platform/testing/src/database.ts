import { randomBytes } from 'node:crypto';
import type { MigrationFolder } from '@ideabox/postgres';
import { templateOf } from './template.ts';
import { databaseUrl, withServer } from './test-server.ts';

/** A database of the test's own: as these migrations make it, or empty. */
export const createTestDatabase = async (migrations?: MigrationFolder[]) => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = migrations ? await templateOf(migrations) : 'template1';
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
