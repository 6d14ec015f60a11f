import { type Queryable, sql } from '@ideabox/postgres';

/** @returns how many were unread. */
export const markAllRead = (db: Queryable, memberId: string): Promise<number> =>
  db.run(sql`UPDATE notifications SET status = 'read' WHERE member_id = ${memberId} AND status = 'unread'`);
