import type { Context } from '../context.ts';
import { countUnread } from '../store/count-unread.ts';
import type { Inserted } from '../store/insert-notifications.ts';
import { sendPushes } from './send-pushes.ts';

/** Tells every instance of new notifications, once they are committed. */
export const pushAfterCommit = (context: Context, inserted: Inserted[]) => {
  if (inserted.length === 0) return;
  return () =>
    sendPushes(context, async () => {
      const unread = await countUnread(context.db, [...new Set(inserted.map((row) => row.member_id))]);
      return inserted.map(({ id, member_id }) => ({
        member_id,
        notification_id: id,
        unread: unread.get(member_id) ?? 0,
      }));
    });
};
