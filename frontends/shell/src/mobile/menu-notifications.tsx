import { useText } from '@ideabox/intl';
import { Disclosure } from '@ideabox/ui';
import { useUnreadCount } from '../notifications/get-unread-count.ts';
import { NotificationFilter } from '../notifications/notification-filter.tsx';
import { NotificationList } from '../notifications/notification-list.tsx';
import { useUnreadOnly } from '../notifications/use-unread-only.ts';

/** The notifications as a part of the menu. */
export function MenuNotifications({ memberId, onFollow }: { memberId: string; onFollow: () => void }) {
  const text = useText();
  const count = useUnreadCount(memberId) ?? 0;
  const [unreadOnly, setUnreadOnly] = useUnreadOnly();
  return (
    <Disclosure title={text('notifications.bell', { count })}>
      <NotificationFilter
        memberId={memberId}
        count={count}
        unreadOnly={unreadOnly}
        onUnreadOnly={setUnreadOnly}
      />
      <NotificationList memberId={memberId} unreadOnly={unreadOnly} onFollow={onFollow} />
    </Disclosure>
  );
}
