import { useText } from '@ideabox/intl';
import { BellIcon } from '@ideabox/ui';
import { lazy, Suspense, useState } from 'react';
import { useUnreadCount } from '../notifications/get-unread-count.ts';
import { UnreadBadge } from '../notifications/unread-badge.tsx';
import { BarButton } from './bar-item.tsx';

const NotificationPanel = lazy(async () => ({
  default: (await import('../notifications/notification-panel.tsx')).NotificationPanel,
}));

export function MobileNotifications({ memberId }: { memberId: string }) {
  const text = useText();
  const count = useUnreadCount(memberId);
  const [open, setOpen] = useState(false);
  const icon = (
    <>
      <BellIcon />
      <UnreadBadge count={count} />
    </>
  );
  return (
    <>
      <BarButton
        label={text('mobile.notifications')}
        name={text('notifications.bell', { count })}
        icon={icon}
        onPress={() => setOpen(true)}
      />
      <Suspense>
        {open && (
          <li>
            <NotificationPanel
              id="mobile-notifications"
              memberId={memberId}
              count={count}
              onClose={() => setOpen(false)}
            />
          </li>
        )}
      </Suspense>
    </>
  );
}
