import { type Queryable, raw, sql } from '@ideabox/postgres';
import type { Setting } from '../domain/site-content.ts';

type Table = 'features' | 'registries';
type Paging = { limit: number; offset: number };

/** Every entry, by key. There are dozens, never thousands. */
export const allSettings = (db: Queryable, table: Table): Promise<Setting[]> =>
  db.rows<Setting>(sql`SELECT search_key, value FROM ${raw(table)} ORDER BY search_key`);

/** Some of those that may be told, by key, and how many there are. */
export const pageOfSettings = async (
  db: Queryable,
  table: Table,
  { limit, offset, isTold }: Paging & { isTold: (key: string) => boolean },
) => {
  const all = (await allSettings(db, table)).filter(({ search_key }) => isTold(search_key));
  return { rows: all.slice(offset, offset + limit), count: all.length };
};

export const findSetting = (db: Queryable, table: Table, key: string): Promise<Setting | undefined> =>
  db.one<Setting>(sql`SELECT search_key, value FROM ${raw(table)} WHERE search_key = ${key}`);

/** @returns the value before, or undefined where there is no such key. */
export const updateSetting = (
  tx: Queryable,
  table: Table,
  entry: Setting,
): Promise<{ value: string } | undefined> =>
  tx.one<{ value: string }>(sql`
    UPDATE ${raw(table)} SET value = ${entry.value} WHERE search_key = ${entry.search_key}
    RETURNING old.value`);
