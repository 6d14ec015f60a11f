export { awaitSchema } from './await-schema.ts';
export { createDatabase, isInTransaction } from './database.ts';
export { hasConnected, isUnavailable } from './errors.ts';
export { type MigrationFolder, migrate } from './migrate.ts';
export type { Database, Queryable } from './queryable.ts';
export { isMigration, runMigration } from './run-migration.ts';
export { empty, join, raw, type Sql, sql } from './sql.ts';
export { hasAny, hasEvery, named } from './word-conditions.ts';
