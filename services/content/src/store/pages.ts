import { type Queryable, sql } from '@ideabox/postgres';
import type { Page } from '../domain/site-content.ts';

export const findPage = (db: Queryable, key: string): Promise<Page | undefined> =>
  db.one<Page>(sql`SELECT page_key, name, contents FROM pages WHERE page_key = ${key}`);
