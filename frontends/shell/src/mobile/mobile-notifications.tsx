import { useText } from '@ideabox/intl';
import { BellIcon, lazyPart } from '@ideabox/ui';
import { useRef, useState } from 'react';
import { useUnreadCount } from '../notifications/get-unread-count.ts';
import { UnreadBadge } from '../notifications/unread-badge.tsx';
import { BarButton } from './bar-item.tsx';

const NotificationPanel = lazyPart(
  async () => (await import('../notifications/notification-panel.tsx')).NotificationPanel,
);

export function MobileNotifications({ memberId }: { memberId: string }) {
  const text = useText();
  const count = useUnreadCount(memberId) ?? 0;
  const button = useRef<HTMLButtonElement>(null);
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
        buttonRef={button}
      />
      {open && (
        <li>
          <NotificationPanel
            id="mobile-notifications"
            memberId={memberId}
            count={count}
            onClose={(why) => {
              setOpen(false);
              if (why !== 'left') button.current?.focus();
            }}
          />
        </li>
      )}
    </>
  );
}
