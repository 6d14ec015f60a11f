import { type Queryable, sql } from '@ideabox/postgres';
import type { Page } from '../domain/site-content.ts';

export const findPage = (db: Queryable, key: string): Promise<Page | undefined> =>
  db.one<Page>(sql`SELECT page_key, name, contents FROM pages WHERE page_key = ${key}`);

/** Absent is unchanged. @returns the page as it is now, or undefined where there is none. */
export const updatePage = (
  db: Queryable,
  key: string,
  { name, contents }: { name?: string | undefined; contents?: string | undefined },
): Promise<Page | undefined> =>
  db.one<Page>(sql`
    UPDATE pages SET name = coalesce(${name ?? null}, name), contents = coalesce(${contents ?? null}, contents)
    WHERE page_key = ${key} RETURNING page_key, name, contents`);
