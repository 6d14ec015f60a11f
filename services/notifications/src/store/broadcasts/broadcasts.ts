import { type Queryable, sql } from '@ideabox/postgres';
import type { Audience } from '../../domain/may-read.ts';
import type { Message } from '../../domain/notification.ts';
import type { BroadcastDraft } from './insert-broadcasts.ts';

export type Broadcast = Message &
  Pick<BroadcastDraft, 'key' | 'audience'> & { id: number; gathered: boolean };

/** So long a broadcast stands still when the instance that works on it dies. */
export const leaseSeconds = 4;

/** The open broadcast that was left alone longest, for this instance for a while; undefined when there is none. */
export const claimBroadcast = (db: Queryable): Promise<Broadcast | undefined> =>
  db.one<Broadcast>(sql`
    UPDATE broadcasts SET claimed_until = now() + make_interval(secs => ${leaseSeconds})
    WHERE id = (
      SELECT id FROM broadcasts WHERE done_at IS NULL AND claimed_until <= now()
      ORDER BY claimed_until LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, key, audience, kind, idea_id, NULL::bigint AS comment_id, category_id, news_id, actor_id, parameters,
      gathered_at IS NOT NULL AS gathered`);

export const extendClaim = (db: Queryable, id: number): Promise<number> =>
  db.run(sql`
    UPDATE broadcasts SET claimed_until = now() + make_interval(secs => ${leaseSeconds})
    WHERE id = ${id} AND done_at IS NULL`);

/** Leaves it for whichever instance comes next, after the others that are open. */
export const releaseClaim = (db: Queryable, id: number, afterSeconds = 0): Promise<number> =>
  db.run(sql`
    UPDATE broadcasts SET claimed_until = now() + make_interval(secs => ${afterSeconds})
    WHERE id = ${id} AND done_at IS NULL`);

export const addRecipients = (db: Queryable, id: number, memberIds: string[]): Promise<number> =>
  db.run(sql`
    INSERT INTO broadcast_recipients (broadcast_id, member_id)
    SELECT DISTINCT ${id}::bigint, member_id FROM unnest(${memberIds}::text[]) AS member_id ORDER BY 2
    ON CONFLICT DO NOTHING`);

export const markGathered = (db: Queryable, id: number): Promise<number> =>
  db.run(sql`UPDATE broadcasts SET gathered_at = now() WHERE id = ${id}`);

/** Where it stands, locked until the end of the transaction; undefined when it is done. */
export const lockCursor = (tx: Queryable, id: number): Promise<{ cursor: string } | undefined> =>
  tx.one<{ cursor: string }>(
    sql`SELECT cursor FROM broadcasts WHERE id = ${id} AND done_at IS NULL FOR UPDATE`,
  );

/** The next members after the cursor. */
export const nextRecipients = async (
  tx: Queryable,
  broadcast: Broadcast,
  after: string,
  limit: number,
): Promise<string[]> => {
  const source =
    broadcast.audience === 'everyone'
      ? sql`SELECT id FROM members WHERE status = 'active' AND id > ${after} ORDER BY id LIMIT ${limit}`
      : sql`SELECT member_id AS id FROM broadcast_recipients
          WHERE broadcast_id = ${broadcast.id} AND member_id > ${after} ORDER BY member_id LIMIT ${limit}`;
  return (await tx.rows<{ id: string }>(source)).map((row) => row.id);
};

export const moveCursor = (tx: Queryable, id: number, cursor: string): Promise<number> =>
  tx.run(sql`UPDATE broadcasts SET cursor = ${cursor} WHERE id = ${id}`);

export const endBroadcast = async (tx: Queryable, id: number): Promise<void> => {
  await tx.run(sql`UPDATE broadcasts SET done_at = now() WHERE id = ${id}`);
  await tx.run(sql`DELETE FROM broadcast_recipients WHERE broadcast_id = ${id}`);
};

export type Standing = {
  news_removed: boolean | null;
  category: Audience | null;
  idea_removed: boolean | null;
};

/** How what it tells of is now. */
export const standingOf = async (tx: Queryable, broadcast: Broadcast): Promise<Standing> => {
  const row = await tx.one<Standing>(sql`
    SELECT (SELECT removed FROM news WHERE id = ${broadcast.news_id}::bigint) AS news_removed,
      (SELECT to_jsonb(c) FROM categories c WHERE id = ${broadcast.category_id}::bigint) AS category,
      (SELECT removed FROM ideas WHERE id = ${broadcast.idea_id}::bigint) AS idea_removed`);
  return row as Standing;
};
