import { type Queryable, type Sql, sql } from '@ideabox/postgres';

/**
 * An idea's id while it is not removed, held until the transaction ends: who removes it waits for that, and what waits
 * for its removal finds nothing. For use within a larger statement.
 */
export const standingIdea = (id: number): Sql =>
  sql`SELECT id FROM ideas WHERE id = ${id} AND removed_at IS NULL FOR KEY SHARE`;

/** An idea with the text that it has now. */
export type LockedIdea = {
  id: number;
  name: string;
  contents: string;
  author_id: string;
  category_id: number;
};

const columns = sql`id, name, contents, author_id, category_id`;

/** Lets one writer at a time change an idea; votes and the like go on meanwhile. */
export const lockText = (tx: Queryable, id: number): Promise<LockedIdea | undefined> =>
  tx.one(sql`SELECT ${columns} FROM ideas WHERE id = ${id} AND removed_at IS NULL FOR NO KEY UPDATE`);

/** Keeps everything from an idea until the transaction ends, votes too. */
export const lockWhole = (tx: Queryable, id: number): Promise<LockedIdea | undefined> =>
  tx.one(sql`SELECT ${columns} FROM ideas WHERE id = ${id} AND removed_at IS NULL FOR UPDATE`);
