import { type Queryable, sql } from '@ideabox/postgres';
import type { Part } from '../domain/site-content.ts';

type Filter = { search_key: string | undefined; limit: number; offset: number };

export const listParts = async (db: Queryable, { search_key, limit, offset }: Filter) => {
  const where = search_key === undefined ? sql`` : sql`WHERE search_key = ${search_key}`;
  const [rows, total] = await Promise.all([
    db.rows<Part>(sql`
      SELECT search_key, contents FROM parts ${where} ORDER BY search_key LIMIT ${limit} OFFSET ${offset}`),
    db.one<{ count: number }>(sql`SELECT count(*) FROM parts ${where}`),
  ]);
  return { rows, count: total?.count ?? 0 };
};

/** @returns the contents before, or undefined where there is no such part. */
export const updatePart = (
  tx: Queryable,
  { search_key, contents }: Part,
): Promise<{ contents: string } | undefined> =>
  tx.one<{ contents: string }>(sql`
    UPDATE parts SET contents = ${contents} WHERE search_key = ${search_key} RETURNING old.contents`);
