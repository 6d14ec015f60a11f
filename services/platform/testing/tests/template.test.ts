import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { createTestDatabase } from '@ideabox/testing';
import { templateName } from '../src/template.ts';
import { withServer } from '../src/test-server.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ideabox-migrations-'));
  addMigration('1_first', 'first');
});
afterEach(async () => {
  rmSync(dir, { recursive: true });
  await withServer(async (server) => {
    const { rows } = await server.query("SELECT datname FROM pg_database WHERE datname ~ '^template_trial_'");
    for (const { datname } of rows) await server.query(`DROP DATABASE ${datname}`);
  });
});

const addMigration = (file: string, table: string) =>
  writeFileSync(join(dir, `${file}.sql`), `-- ${dir}\nCREATE TABLE ${table} (id int);`);
const folders = () => [{ name: 'trial', dir }];

const tablesOf = async (url: string) => {
  const db = createDatabase({ url, log: createLogger('test', 'silent') });
  const rows = await db
    .rows<{ name: string }>(
      sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'migrations%' ORDER BY 1`,
    )
    .finally(() => db.close());
  return rows.map(({ name }) => name);
};

const tablesOfNew = async () => {
  const { url, drop } = await createTestDatabase(folders());
  return tablesOf(url).finally(drop);
};

test('many at once get databases of their own, made by one run of the migrations', async () => {
  const databases = await Promise.all(Array.from({ length: 8 }, () => createTestDatabase(folders())));
  expect(new Set(databases.map(({ url }) => url)).size).toBe(8);
  for (const { url } of databases) expect(await tablesOf(url)).toEqual(['first']);
  await Promise.all(databases.map(({ drop }) => drop()));
});

test('a template of older migrations is not used', async () => {
  expect(await tablesOfNew()).toEqual(['first']);
  addMigration('2_second', 'second');
  expect(await tablesOfNew()).toEqual(['first', 'second']);
  addMigration('2_second', 'other');
  expect(await tablesOfNew()).toEqual(['first', 'other']);
});

test('a template that a killed run left half made is made again', async () => {
  await withServer((server) => server.query(`CREATE DATABASE ${templateName(folders())}`));
  expect(await tablesOfNew()).toEqual(['first']);
});
