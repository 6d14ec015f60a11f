import { css } from '@emotion/react';
import { useText, useTimeAgo } from '@ideabox/intl';
import { Link } from '@ideabox/router';
import { Avatar, color, space } from '@ideabox/ui';
import { useMarkRead } from './mark-read.ts';
import type { Notification } from './notification.ts';
import { placeOf } from './place-of.ts';

type Props = { notification: Notification; onFollow: () => void };

/** Following it marks it read; one that leads nowhere is marked by pressing it. */
export function NotificationItem({ notification, onFollow }: Props) {
  const text = useText();
  const timeAgo = useTimeAgo();
  const markRead = useMarkRead();
  const isUnread = notification.status === 'unread';
  const place = placeOf(notification);
  const read = () => isUnread && markRead.mutate(notification);
  const content = (
    <>
      <Avatar src={notification.user?.user_icon_src} role={notification.user?.roles?.[0]} size={40} />
      <span css={css({ display: 'grid', gap: space(1), textAlign: 'start' })}>
        <span css={css({ color: color.text, fontWeight: isUnread ? 700 : 400, whiteSpace: 'pre-line' })}>
          {notification.contents}
        </span>
        <span css={css({ fontSize: '0.875rem', color: color.muted })}>
          {timeAgo(notification)}
          {isUnread && ` · ${text('notifications.unread')}`}
        </span>
      </span>
    </>
  );
  return (
    <li css={[notificationRow, isUnread && css({ background: color.tint })]}>
      {place ? (
        <Link
          to={place}
          css={notificationLine}
          onClick={() => {
            read();
            onFollow();
          }}
        >
          {content}
        </Link>
      ) : isUnread ? (
        <button type="button" css={notificationLine} onClick={read}>
          {content}
        </button>
      ) : (
        <div css={[notificationLine, css({ cursor: 'default' })]}>{content}</div>
      )}
    </li>
  );
}

export const notificationRow = css({ borderTop: `1px solid ${color.line}` });

export const notificationLine = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  width: '100%',
  padding: space(4),
  border: 0,
  background: 'none',
  textDecoration: 'none',
  cursor: 'pointer',
  'a&:hover, button&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: -4 },
});
