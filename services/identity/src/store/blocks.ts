import { type Queryable, sql } from '@ideabox/postgres';
import type { ListedMember } from './list-members.ts';

type Pair = { member: string; blocked: string };

/** Whom a member blocks, the latest first, and how many. */
export const listBlocks = async (
  db: Queryable,
  { member, limit, offset }: { member: string; limit: number; offset: number },
): Promise<{ blocked: ListedMember[]; count: number }> => {
  const [blocked, total] = await Promise.all([
    db.rows<ListedMember>(sql`
      SELECT m.id, m.portal_name, m.roles, m.status, m.icon_src, m.icon_active
      FROM blocks b JOIN members m ON m.id = b.blocked_id WHERE b.member_id = ${member}
      ORDER BY b.date_entered DESC, m.id LIMIT ${limit} OFFSET ${offset}`),
    db.one<{ count: number }>(sql`SELECT count(*) FROM blocks WHERE member_id = ${member}`),
  ]);
  return { blocked, count: total?.count ?? 0 };
};

/** @returns whether it is new. */
export const insertBlock = async (db: Queryable, { member, blocked }: Pair): Promise<boolean> =>
  (await db.run(sql`
    INSERT INTO blocks (member_id, blocked_id) VALUES (${member}, ${blocked}) ON CONFLICT DO NOTHING`)) > 0;

/** @returns whether there was one. */
export const deleteBlock = async (db: Queryable, { member, blocked }: Pair): Promise<boolean> =>
  (await db.run(sql`DELETE FROM blocks WHERE member_id = ${member} AND blocked_id = ${blocked}`)) > 0;
