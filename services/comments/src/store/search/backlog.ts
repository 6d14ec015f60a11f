import { type Database, type Queryable, sql } from '@ideabox/postgres';
import { indexLate, type Searchable } from './index-comments.ts';

/** Whether every comment is in the index as it is now. */
export const isIndexed = async (db: Queryable): Promise<boolean> =>
  (await db.one(sql`SELECT FROM search_backlog LIMIT 1`)) === undefined;

/** Few, so that those who ask meanwhile do not wait for it. */
const perBatch = 100;

/**
 * Indexes some comments that are not yet. Who edits a comment locks it first, and so does this: it sees what was written, or
 * leaves the comment for the next time.
 * @returns whether there may be more
 */
export const indexBacklog = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    const waiting = await tx.rows<{ comment_id: number }>(
      sql`SELECT comment_id FROM search_backlog ORDER BY comment_id LIMIT ${perBatch}`,
    );
    if (waiting.length === 0) return false;
    const locked = await tx.rows<Searchable & { removed: boolean }>(sql`
      SELECT id, contents, removed_at IS NOT NULL AS removed FROM comments
      WHERE id = ANY(${waiting.map(({ comment_id }) => comment_id)}) FOR NO KEY UPDATE SKIP LOCKED`);
    await indexLate(
      tx,
      locked.filter(({ removed }) => !removed),
    );
    await tx.run(sql`DELETE FROM search_backlog WHERE comment_id = ANY(${locked.map(({ id }) => id)})`);
    return locked.length > 0;
  });
