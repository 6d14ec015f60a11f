import { type Queryable, sql } from '@ideabox/postgres';
import { type NotificationRow, selectNotifications } from '../notifications/find-notifications.ts';

/** One mail tells no more than so many, however much has come together. */
const mostItems = 500;

/** What a mail tells, as it is now, newest first. */
export const findMailItems = (db: Queryable, mailId: string): Promise<NotificationRow[]> =>
  db.rows<NotificationRow>(
    selectNotifications(sql`(
      SELECT *, 'unread' AS status FROM mail_items
      WHERE mail_id = ${mailId}::uuid ORDER BY id DESC LIMIT ${mostItems})`),
  );
