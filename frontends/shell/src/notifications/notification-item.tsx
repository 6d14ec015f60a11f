import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText, useTimeAgo } from '@ideabox/intl';
import { Link } from '@ideabox/router';
import { Avatar, color, space } from '@ideabox/ui';
import { useMarkRead } from './mark-read.ts';
import type { Notification } from './notification.ts';

type Props = { notification: Notification; onFollow: () => void };

/** Following it marks it read; one without an idea behind it is marked by pressing it. */
export function NotificationItem({ notification, onFollow }: Props) {
  const text = useText();
  const timeAgo = useTimeAgo();
  const markRead = useMarkRead();
  const isUnread = notification.status === 'unread';
  const read = () => isUnread && markRead.mutate(notification);
  const content = (
    <>
      <Avatar src={notification.user?.user_icon_src} role={notification.user?.roles?.[0]} size={40} />
      <span css={css({ display: 'grid', gap: space(1), textAlign: 'start' })}>
        <span css={css({ color: color.text, fontWeight: isUnread ? 700 : 400 })}>
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
    <li css={[item, isUnread && css({ background: color.tint })]}>
      {notification.idea ? (
        <Link
          to={paths.idea(notification.idea.id)}
          css={target}
          onClick={() => {
            read();
            onFollow();
          }}
        >
          {content}
        </Link>
      ) : (
        <button type="button" css={target} onClick={read}>
          {content}
        </button>
      )}
    </li>
  );
}

const item = css({ borderTop: `1px solid ${color.line}` });

const target = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  width: '100%',
  padding: space(4),
  border: 0,
  background: 'none',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: -4 },
});
