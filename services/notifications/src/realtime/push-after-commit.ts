import type { Context } from '../context.ts';
import { countUnread } from '../store/count-unread.ts';
import type { Inserted } from '../store/insert-notifications.ts';
import { subjectOf } from './channel.ts';
import { encodePush } from './push-message.ts';

/**
 * Tells every instance of new notifications, once they are committed. A push that is lost loses nothing: clients ask
 * for the list whenever their socket opens.
 */
export const pushAfterCommit = ({ db, bus, log }: Context, inserted: Inserted[]) => {
  if (inserted.length === 0) return;
  return async () => {
    try {
      const unread = await countUnread(db, [...new Set(inserted.map((row) => row.member_id))]);
      const { nats } = await bus.link();
      for (const { id, member_id } of inserted) {
        const message = { member_id, notification_id: id, unread: unread.get(member_id) ?? 0 };
        nats.publish(subjectOf(member_id), encodePush(message));
      }
    } catch (error) {
      log.warn({ err: error }, 'could not push');
    }
  };
};
