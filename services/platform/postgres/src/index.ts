export { createDatabase, type Database, type Queryable } from './database.ts';
export { isUnavailable } from './errors.ts';
export { migrate } from './migrate.ts';
export { empty, join, raw, type Sql, sql } from './sql.ts';
