import { sql } from '@ideabox/postgres';
import type { Context } from '../context.ts';
import { rebuild } from './rebuild.ts';

/** Reads anew what a migration asked for. @returns whether more is to be done. @throws when an owner does not answer. */
export const catchUp = async (context: Context): Promise<boolean> => {
  const { db, log } = context;
  const open = await db.rows<{ source: string }>(
    sql`SELECT source FROM rebuilds WHERE done_at IS NULL ORDER BY 1`,
  );
  const names = open.map((row) => row.source);
  for await (const { source, read, done } of rebuild(context, names)) {
    if (!done) continue;
    await db.run(sql`UPDATE rebuilds SET done_at = now() WHERE source = ${source}`);
    log.info({ source, read }, 'read anew');
  }
  return false;
};
