import { fileURLToPath } from 'node:url';
import { createDatabase, type Database } from '@ideabox/postgres';
import { type ServiceName, serviceNames } from '@ideabox/protos';
import { migrationsOf } from '@ideabox/service';
import { createLogger } from '@ideabox/telemetry';
import { createTestDatabase } from '@ideabox/testing';

const root = fileURLToPath(new URL('../..', import.meta.url));
const log = createLogger('test', 'silent');

export type Statements = Partial<Record<ServiceName, string>>;

/** An empty database of each service, as its migrations make it. */
export const createServiceDatabases = async () => {
  const made = await Promise.all(
    serviceNames.map(async (name) => {
      const { url, drop } = await createTestDatabase(
        migrationsOf({ name, migrations: `${root}services/${name}/migrations` }),
      );
      return { name, url, drop, db: createDatabase({ url, log, poolSize: 4 }) };
    }),
  );
  const databases = Object.fromEntries(made.map(({ name, db }) => [name, db])) as Record<
    ServiceName,
    Database
  >;
  return {
    databases,
    /** Where they are, as commands are told. */
    env: Object.fromEntries(made.map(({ name, url }) => [`${name.toUpperCase()}_DATABASE_URL`, url])),
    run: async (statements: Statements) => {
      for (const [service, statement] of Object.entries(statements))
        await databases[service as ServiceName].pool.query(statement);
    },
    drop: async () => {
      await Promise.all(made.map(async ({ db, drop }) => db.close().then(drop)));
    },
  };
};
