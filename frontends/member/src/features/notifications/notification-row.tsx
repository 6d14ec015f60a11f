import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText, useTimeAgo } from '@ideabox/intl';
import { Avatar, Button, Chip, color, Link, media, space, useToast } from '@ideabox/ui';
import { useMarkRead } from './mark-read.ts';
import type { Notification } from './notification.ts';

/** Following it marks it read, and so does its button. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const text = useText();
  const toast = useToast();
  const timeAgo = useTimeAgo();
  const markRead = useMarkRead();
  const { idea, user, contents } = notification;
  const isUnread = notification.status === 'unread';
  const read = () =>
    isUnread && markRead.mutate(notification, { onError: () => toast(text('error.failed'), 'error') });
  return (
    <div css={[frame, isUnread && css({ background: color.tint })]}>
      <Avatar src={user?.user_icon_src} role={user?.roles[0]} size={40} />
      <div css={css({ display: 'grid', gap: space(1), flex: '1 1 14rem' })}>
        <p css={css({ fontWeight: isUnread ? 700 : 400 })}>
          {idea ? (
            <Link to={paths.idea(idea.id)} onClick={read}>
              {contents}
            </Link>
          ) : (
            contents
          )}
        </p>
        <p css={css({ display: 'flex', gap: space(3), alignItems: 'center', fontSize: '0.875rem' })}>
          {isUnread && <Chip tone="active">{text('notifications.unread')}</Chip>}
          <time dateTime={notification.date_entered}>{timeAgo(notification)}</time>
        </p>
      </div>
      {isUnread && (
        <Button
          variant="outline"
          size="small"
          loading={markRead.isPending}
          aria-label={text('notifications.mark_one', { contents })}
          onClick={read}
        >
          {text('notifications.mark')}
        </Button>
      )}
    </div>
  );
}

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space(3),
  padding: `${space(4)} ${space(3)}`,
  [media.tablet]: { flexWrap: 'nowrap', paddingInline: space(5) },
});
