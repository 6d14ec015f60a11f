import { type Sql, sql } from '@ideabox/postgres';

/** A time as text, in UTC, to the millisecond. */
export const rfc3339 = (column: Sql): Sql =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
