import { type Database, type Queryable, sql } from '@ideabox/postgres';
import type { Searchable } from './hits.ts';
import { indexLate } from './index-ideas.ts';

/** Whether every idea is in the index as it is now. */
export const isIndexed = async (db: Queryable): Promise<boolean> =>
  (await db.one(sql`SELECT FROM search_backlog LIMIT 1`)) === undefined;

/** Few, so that those who ask meanwhile do not wait for it. */
const perBatch = 20;

/**
 * Indexes some ideas that are not yet. Who writes on an idea locks it first, and so does this: it sees what was written, or leaves
 * the idea for the next time.
 * @returns whether there may be more
 */
export const indexBacklog = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    const waiting = await tx.rows<{ idea_id: number }>(
      sql`SELECT idea_id FROM search_backlog ORDER BY idea_id LIMIT ${perBatch}`,
    );
    if (waiting.length === 0) return false;
    const ids = waiting.map(({ idea_id }) => idea_id);
    const locked = await tx.rows<{ id: number; removed: boolean }>(sql`
      SELECT id, removed_at IS NOT NULL AS removed FROM ideas WHERE id = ANY(${ids}) FOR NO KEY UPDATE SKIP LOCKED`);
    const standing = locked.filter(({ removed }) => !removed).map(({ id }) => id);
    const ideas = await tx.rows<Searchable>(sql`
      SELECT i.id AS idea_id, i.name, i.contents,
        ARRAY(SELECT t.name FROM idea_tags it JOIN tags t ON t.id = it.tag_id WHERE it.idea_id = i.id) AS tags
      FROM ideas i WHERE i.id = ANY(${standing})`);
    await indexLate(tx, ideas);
    await tx.run(sql`DELETE FROM search_backlog WHERE idea_id = ANY(${locked.map(({ id }) => id)})`);
    return locked.length > 0;
  });
