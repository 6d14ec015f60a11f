import type { Queryable } from '@ideabox/postgres';
import type { PushMessage } from '../realtime/push-message.ts';
import { countUnread } from '../store/notifications/count-unread.ts';
import type { Inserted } from '../store/notifications/insert-notifications.ts';

/** What every instance is told of new notifications. */
export const pushesOf = async (db: Queryable, inserted: Inserted[]): Promise<PushMessage[]> => {
  const unread = await countUnread(db, [...new Set(inserted.map((row) => row.member_id))]);
  return inserted.map(({ id, member_id }) => ({
    member_id,
    notification_id: id,
    unread: unread.get(member_id) ?? 0,
  }));
};
