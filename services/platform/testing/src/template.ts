import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type MigrationFolder, migrate } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { databaseUrl, withServer } from './test-server.ts';

/** What runs migrations: its source, and the version of what it uses. */
const migrator = join(dirname(createRequire(import.meta.url).resolve('@ideabox/postgres')), '..');

const hashOf = (folders: MigrationFolder[]): string => {
  const hash = createHash('sha256');
  for (const dir of [migrator, ...folders.map((folder) => folder.dir)])
    for (const file of globSync('{*,src/*}.{sql,ts,json}', { cwd: dir }).sort())
      hash.update(`${file}\0`).update(readFileSync(join(dir, file)));
  return hash.digest('hex').slice(0, 16);
};

const make = (template: string, folders: MigrationFolder[]): Promise<void> =>
  withServer(async (server) => {
    // One worker makes it, the others wait; the lock ends with the connection.
    await server.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    const { rows } = await server.query('SELECT datallowconn FROM pg_database WHERE datname = $1', [
      template,
    ]);
    // Nobody may connect to one that is complete, so nothing keeps it from being cloned.
    if (rows[0]?.datallowconn === false) return;
    await server.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.query(`CREATE DATABASE ${template}`);
    await migrate(databaseUrl(template), folders, createLogger('test', 'silent'));
    await server.query(`ALTER DATABASE ${template} ALLOW_CONNECTIONS false`);
  });

const made = new Map<string, Promise<void>>();

/** Another for other migrations, so that what older ones made is never used. */
export const templateName = (folders: MigrationFolder[]): string =>
  `template_${folders.at(-1)?.name}_${hashOf(folders)}`;

/** The name of a database that these migrations made and nobody changed. */
export const templateOf = async (folders: MigrationFolder[]): Promise<string> => {
  const template = templateName(folders);
  const making = made.get(template) ?? make(template, folders);
  made.set(template, making);
  try {
    await making;
  } catch (error) {
    // The next file of this worker tries again.
    made.delete(template);
    throw error;
  }
  return template;
};
