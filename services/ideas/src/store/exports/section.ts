import { type Sql, sql } from '@ideabox/postgres';

/** A row as the member is given it, with what its section goes on from. */
export type ExportedRow = Record<string, string | number | boolean | null>;

/** One kind of thing that is held about a member. */
export type Section = {
  name: string;
  /** Up to `limit` rows after `last`, in a lasting order and by an index. */
  read: (member: string, last: ExportedRow | undefined, limit: number) => Sql;
};

/** A time as text without loss, so that one can go on from it. */
export const exactTime = (column: Sql): Sql =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
