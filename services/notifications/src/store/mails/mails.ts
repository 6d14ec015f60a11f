import { type Queryable, sql } from '@ideabox/postgres';

export type Mail = {
  id: string;
  member_id: string;
  digest: boolean;
  tries: number;
  /** Until when it is this instance's. */
  held: string;
};

/** What is not settled or renewed by then was left by an instance that is gone. */
export const leaseSeconds = 30;

/**
 * Mails that are due, for this instance for a while. Of those to one member about one idea the first alone, and none within
 * `apartSeconds` of the last that was sent.
 */
export const claimMails = (db: Queryable, limit: number, apartSeconds: number): Promise<Mail[]> =>
  db.rows<Mail>(sql`
    UPDATE mails SET due_at = now() + make_interval(secs => ${leaseSeconds})
    WHERE id IN (
      SELECT id FROM mails m WHERE status = 'waiting' AND due_at <= now() AND NOT EXISTS (
        SELECT FROM mails o WHERE o.member_id = m.member_id AND o.idea_id = m.idea_id AND o.id <> m.id
          AND (o.sent_at > now() - make_interval(secs => ${apartSeconds})
            OR (o.status = 'waiting' AND (o.date_entered, o.id) < (m.date_entered, m.id))))
      ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, member_id, digest_of IS NOT NULL AS digest, tries, due_at::text AS held`);

export const markSent = (db: Queryable, id: string): Promise<number> =>
  db.run(sql`UPDATE mails SET status = 'sent', sent_at = now() WHERE id = ${id}`);

export const markDropped = (db: Queryable, id: string, reason: string): Promise<number> =>
  db.run(sql`UPDATE mails SET status = 'dropped', reason = ${reason} WHERE id = ${id}`);

/** Keeps those of these mails that are still held until `held`. @returns until when they are now */
export const extendMails = async (db: Queryable, ids: string[], held: string): Promise<string> => {
  const row = await db.one<{ held: string }>(sql`
    WITH kept AS (
      UPDATE mails SET due_at = now() + make_interval(secs => ${leaseSeconds})
      WHERE id = ANY(${ids}::uuid[]) AND status = 'waiting' AND due_at = ${held}::timestamptz RETURNING due_at
    ) SELECT max(due_at)::text AS held FROM kept`);
  return row?.held ?? held;
};

/** The recipient's server wants it later. */
export const putOff = (db: Queryable, id: string, seconds: number): Promise<number> =>
  db.run(sql`
    UPDATE mails SET tries = tries + 1, due_at = now() + make_interval(secs => ${seconds}) WHERE id = ${id}`);

/** Gives back what could not be tried. */
export const releaseMails = (db: Queryable, ids: string[]): Promise<number> =>
  db.run(sql`UPDATE mails SET due_at = now() WHERE id = ANY(${ids}::uuid[]) AND status = 'waiting'`);

const keptDays = 30;

/** Removes mails that ended a month ago, a bounded number at a time. */
export const pruneMails = (db: Queryable): Promise<number> =>
  db.run(sql`
    DELETE FROM mails WHERE id IN (
      SELECT id FROM mails WHERE status <> 'waiting' AND date_entered < now() - make_interval(days => ${keptDays})
      LIMIT 5000)`);
