import { type Queryable, sql } from '@ideabox/postgres';

/** Whether all that topics come to was counted anew since then. */
export const areTopicsCounted = async (db: Queryable, since: Date): Promise<boolean> => {
  const row = await db.one<{ counted: boolean }>(
    sql`SELECT NOT EXISTS (SELECT FROM topics WHERE counted_at < ${since}) AS counted`,
  );
  return row?.counted ?? true;
};
