import { raw, type Sql, sql } from '@ideabox/postgres';

const answered = (kind: string): Sql => sql`
  SELECT DISTINCT (answer #>> '{body,results,id}')::bigint AS id FROM idempotency_keys
  WHERE kind = ${kind} AND answer IS NOT NULL`;

/** What has to be there, since a kept answer to an attempt of this kind says so: the rows of a table, by their column `id`. */
export const answeredRows = (kind: string, table: string, id = 'id') => ({
  key: ['id'],
  counted: answered(kind),
  kept: sql`SELECT id FROM (${answered(kind)}) AS a WHERE EXISTS (SELECT FROM ${raw(table)} t WHERE t.${raw(id)} = a.id)`,
});
