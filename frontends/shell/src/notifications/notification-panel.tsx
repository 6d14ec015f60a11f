import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Link, useCloseOnBack } from '@ideabox/router';
import { CloseIcon, color, iconButton, media, radius, shadow, space, type } from '@ideabox/ui';
import { useNotifications } from './get-notifications.ts';
import { NotificationFilter } from './notification-filter.tsx';
import { NotificationList } from './notification-list.tsx';
import { useDismiss } from './use-dismiss.ts';
import { useUnreadOnly } from './use-unread-only.ts';

type Props = { id: string; memberId: string; count: number; onClose: (why?: 'left') => void };

/** Below the bell on a desktop, the whole screen on a phone. */
export function NotificationPanel({ id, memberId, count, onClose }: Props) {
  const text = useText();
  const [unreadOnly, setUnreadOnly] = useUnreadOnly();
  const { data } = useNotifications(memberId, unreadOnly);
  const isEmpty = !unreadOnly && data?.pages[0]?.results.length === 0;
  useCloseOnBack(() => onClose());
  const ref = useDismiss((why) => onClose(why === 'left' ? 'left' : undefined));
  return (
    <section ref={ref} id={id} tabIndex={-1} aria-label={text('notifications.title')} css={panel}>
      <header css={head}>
        <h2 css={type.h3}>{text('notifications.title')}</h2>
        <button
          type="button"
          aria-label={text('notifications.close')}
          onClick={() => onClose()}
          css={iconButton}
        >
          <CloseIcon />
        </button>
      </header>
      {!isEmpty && (
        <NotificationFilter
          memberId={memberId}
          count={count}
          unreadOnly={unreadOnly}
          onUnreadOnly={setUnreadOnly}
        />
      )}
      <NotificationList memberId={memberId} unreadOnly={unreadOnly} onFollow={() => onClose('left')} />
      <p css={foot}>
        <Link to={paths.memberSettings()} onClick={() => onClose('left')}>
          {text('notifications.settings')}
        </Link>
      </p>
    </section>
  );
}

const panel = css({
  position: 'fixed',
  inset: 0,
  zIndex: 55,
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  whiteSpace: 'normal',
  outline: 'none',
  [media.desktop]: {
    position: 'absolute',
    inset: 'calc(100% + 0.5rem) 0 auto auto',
    width: '26rem',
    maxHeight: 'min(36rem, 75vh)',
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    boxShadow: shadow.high,
  },
});

const foot = css({ padding: space(4), borderTop: `1px solid ${color.line}` });

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: space(4),
});
