import { type Queryable, sql } from '@ideabox/postgres';
import type { Page } from '../domain/site-content.ts';

export const findPage = (db: Queryable, key: string): Promise<Page | undefined> =>
  db.one<Page>(sql`SELECT page_key, name, contents FROM pages WHERE page_key = ${key}`);

type Text = { name: string; contents: string };

/** Absent is unchanged. @returns the page before and now, or undefined where there is none. */
export const updatePage = async (
  tx: Queryable,
  key: string,
  { name, contents }: Partial<Text>,
): Promise<{ before: Text; after: Text } | undefined> => {
  const row = await tx.one<{ name: string; contents: string; old_name: string; old_contents: string }>(sql`
    UPDATE pages SET name = coalesce(${name ?? null}, name), contents = coalesce(${contents ?? null}, contents)
    WHERE page_key = ${key}
    RETURNING new.name, new.contents, old.name AS old_name, old.contents AS old_contents`);
  if (!row) return undefined;
  return {
    before: { name: row.old_name, contents: row.old_contents },
    after: { name: row.name, contents: row.contents },
  };
};
