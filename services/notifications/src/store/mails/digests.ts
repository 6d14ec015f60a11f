import { type Queryable, sql } from '@ideabox/postgres';

export type Day = { day: string; cursor: string };

export const clockOf = async (tx: Queryable): Promise<Date> =>
  (await tx.one<{ now: Date }>(sql`SELECT now() AS now`))?.now as Date;

/** The day's progress, locked until the end of the transaction; undefined when it is done, or another is at it. */
export const lockDay = async (tx: Queryable, day: string): Promise<Day | undefined> => {
  await tx.run(sql`INSERT INTO digests (day) VALUES (${day}::date) ON CONFLICT DO NOTHING`);
  return tx.one<Day>(sql`
    SELECT day::text, cursor FROM digests WHERE day = ${day}::date AND done_at IS NULL FOR UPDATE SKIP LOCKED`);
};

/** The next members after the cursor for whom something waits since before the time of the digest. */
export const nextReaders = async (
  tx: Queryable,
  wanted: { after: string; before: Date; limit: number },
): Promise<string[]> => {
  const rows = await tx.rows<{ member_id: string }>(sql`
    SELECT DISTINCT member_id FROM mail_items
    WHERE mail_id IS NULL AND member_id > ${wanted.after} AND date_entered < ${wanted.before}
    ORDER BY member_id LIMIT ${wanted.limit}`);
  return rows.map((row) => row.member_id);
};

/** Makes the day's mail for each of these members, who have none of that day, of all that waits for them. */
export const makeDigests = (tx: Queryable, day: string, memberIds: string[], before: Date): Promise<number> =>
  tx.run(sql`
    WITH made AS (
      INSERT INTO mails (member_id, digest_of)
      SELECT member_id, ${day}::date FROM unnest(${memberIds}::text[]) AS member_id
      ON CONFLICT (member_id, digest_of) DO NOTHING
      RETURNING id, member_id
    )
    UPDATE mail_items i SET mail_id = made.id FROM made
    WHERE i.member_id = made.member_id AND i.mail_id IS NULL AND i.date_entered < ${before}`);

export const moveDay = (tx: Queryable, day: string, cursor: string, done: boolean): Promise<number> =>
  tx.run(sql`
    UPDATE digests SET cursor = ${cursor}, done_at = CASE WHEN ${done} THEN now() END WHERE day = ${day}::date`);
