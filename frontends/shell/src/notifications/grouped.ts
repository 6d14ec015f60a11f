import { formatDate } from '@ideabox/intl/format-date';
import type { Notification } from './notification.ts';

/** Kinds of which one is like another; what someone wrote or decided is a line of its own. */
const alike = ['vote_milestone', 'support_on_idea', 'rating_of_comment', 'category'];

/** What belongs together: of one kind about one idea or comment; themes that opened or closed on one day. */
const keyOf = ({ id, type, idea, comment_id, date_entered }: Notification) => {
  if (!alike.includes(type)) return `${id}`;
  return `${type} ${comment_id ?? idea?.id ?? formatDate(date_entered, 'ja')}`;
};

/** Notifications that belong together, each group at the place of its newest. */
export function grouped(notifications: Notification[]): [Notification, ...Notification[]][] {
  return [...Map.groupBy(notifications, keyOf).values()] as [Notification, ...Notification[]][];
}
