import { sql } from '@ideabox/postgres';
import type { Context } from '../context.ts';
import { sources } from './sources.ts';

/** Reads anew what a migration asked for. @returns whether more is to be done. @throws when an owner does not answer. */
export const catchUp = async (context: Context): Promise<boolean> => {
  const { db, log } = context;
  const open = await db.rows<{ source: string }>(
    sql`SELECT source FROM rebuilds WHERE done_at IS NULL ORDER BY 1`,
  );
  for (const { source } of open) {
    let read = 0;
    for await (const count of sources[source]?.(context) ?? []) read += count;
    await db.run(sql`UPDATE rebuilds SET done_at = now() WHERE source = ${source}`);
    log.info({ source, read }, 'read anew');
  }
  return false;
};
