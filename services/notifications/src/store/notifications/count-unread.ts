import { type Queryable, sql } from '@ideabox/postgres';

/** How many unread notifications each member has; one who is not in the answer has none. */
export const countUnread = async (db: Queryable, memberIds: string[]): Promise<Map<string, number>> => {
  const rows = await db.rows<{ member_id: string; count: number }>(sql`
    SELECT member_id, count(*) AS count FROM notifications
    WHERE member_id = ANY(${memberIds}) AND status = 'unread' GROUP BY member_id`);
  return new Map(rows.map((row) => [row.member_id, row.count]));
};
