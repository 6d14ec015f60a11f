import { type Queryable, sql } from '@ideabox/postgres';
import { type NotificationRow, selectNotifications } from './find-notifications.ts';

/** What these mails tell, as it is now, oldest first, by mail. */
export const findMailItems = async (
  db: Queryable,
  mailIds: string[],
): Promise<Map<string, NotificationRow[]>> => {
  const rows = await db.rows<NotificationRow & { mail_id: string }>(sql`
    SELECT found.*, items.mail_id FROM (${selectNotifications(sql`(
      SELECT *, 'unread' AS status FROM mail_items WHERE mail_id = ANY(${mailIds}::uuid[]))`)}) AS found
    JOIN mail_items items ON items.id = found.id ORDER BY found.id`);
  return Map.groupBy(rows, (row) => row.mail_id);
};
