import { type Queryable, sql } from '@ideabox/postgres';
import { type NotificationRow, selectNotifications } from './find-notifications.ts';

/** @returns the notification; undefined when there is none of this id that is this member's. */
export const markRead = (db: Queryable, memberId: string, id: number): Promise<NotificationRow | undefined> =>
  db.one<NotificationRow>(sql`
    WITH marked AS (
      UPDATE notifications SET status = 'read' WHERE id = ${id} AND member_id = ${memberId} RETURNING *
    )
    ${selectNotifications(sql`marked`)}`);
