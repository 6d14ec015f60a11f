import { readdir } from 'node:fs/promises';
import { parse } from 'node:path';
import type { MigrationFolder } from './migrate.ts';
import type { Queryable } from './queryable.ts';
import { raw, sql } from './sql.ts';

const undefinedTable = '42P01';

const namesIn = async ({ dir }: MigrationFolder): Promise<string[]> =>
  (await readdir(dir))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => parse(file).name)
    .sort();

const doneOf = async (db: Queryable, { name }: MigrationFolder): Promise<string[]> => {
  try {
    const rows = await db.rows<{ name: string }>(sql`SELECT name FROM ${raw(`migrations_${name}`)}`);
    return rows.map((row) => row.name);
  } catch (error) {
    if ((error as { code?: string }).code === undefinedTable) return [];
    throw error;
  }
};

/** Names of the migrations that a database has not had; those of later releases, which it may have had, do not count. */
export const missingMigrations = async (db: Queryable, folders: MigrationFolder[]): Promise<string[]> => {
  const missing: string[] = [];
  for (const folder of folders) {
    const done = await doneOf(db, folder);
    missing.push(...(await namesIn(folder)).filter((name) => !done.includes(name)));
  }
  return missing;
};
