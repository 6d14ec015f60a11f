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

/** @returns the part as it is now, or undefined where there is none. */
export const updatePart = (db: Queryable, { search_key, contents }: Part): Promise<Part | undefined> =>
  db.one<Part>(sql`
    UPDATE parts SET contents = ${contents} WHERE search_key = ${search_key} RETURNING search_key, contents`);
