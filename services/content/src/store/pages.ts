import { type Queryable, sql } from '@ideabox/postgres';
import type { Page } from '../domain/site-content.ts';
import type { Translated } from '../domain/translated.ts';

export type StoredPage = Page & Translated;

const columns = sql`page_key, name, contents, translations`;

export const findPage = (db: Queryable, key: string): Promise<StoredPage | undefined> =>
  db.one<StoredPage>(sql`SELECT ${columns} FROM pages WHERE page_key = ${key}`);

/** A page that nobody else changes before this transaction ends. */
export const lockPage = (tx: Queryable, key: string): Promise<StoredPage | undefined> =>
  tx.one<StoredPage>(sql`SELECT ${columns} FROM pages WHERE page_key = ${key} FOR UPDATE`);

export const updatePage = (tx: Queryable, page: StoredPage): Promise<number> =>
  tx.run(sql`
    UPDATE pages SET name = ${page.name}, contents = ${page.contents},
      translations = ${JSON.stringify(page.translations)}::jsonb
    WHERE page_key = ${page.page_key}`);
