import { css } from '@emotion/react';
import { useText, useTimeAgo } from '@ideabox/intl';
import { Avatar, color, space } from '@ideabox/ui';
import { useId, useState } from 'react';
import type { Notification } from './notification.ts';
import { NotificationItem, notificationLine, notificationRow } from './notification-item.tsx';

type Props = { notifications: [Notification, ...Notification[]]; onFollow: () => void };

/** Notifications that belong together as one line: the newest and how many more; a press opens them. */
export function NotificationGroup({ notifications, onFollow }: Props) {
  const text = useText();
  const timeAgo = useTimeAgo();
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [newest, ...others] = notifications;
  if (others.length === 0) return <NotificationItem notification={newest} onFollow={onFollow} />;
  const unread = notifications.filter(({ status }) => status === 'unread').length;
  return (
    <li css={[notificationRow, unread > 0 && css({ background: color.tint })]}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => setOpen(!isOpen)}
        css={notificationLine}
      >
        <Avatar src={newest.user?.user_icon_src} role={newest.user?.roles?.[0]} size={40} />
        <span css={css({ display: 'grid', gap: space(1), textAlign: 'start' })}>
          <span css={css({ color: color.text, fontWeight: unread > 0 ? 700 : 400, whiteSpace: 'pre-line' })}>
            {newest.contents}
          </span>
          <span css={css({ fontSize: '0.875rem', color: color.muted })}>
            {text('notifications.more', { count: others.length })} · {timeAgo(newest)}
            {unread > 0 && ` · ${text('notifications.unread_count', { count: unread })}`}
          </span>
        </span>
      </button>
      {isOpen && (
        <ul id={list} css={css({ paddingInlineStart: space(6) })}>
          {notifications.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </li>
  );
}
