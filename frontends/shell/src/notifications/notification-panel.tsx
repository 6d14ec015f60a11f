import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, CloseIcon, color, media, radius, shadow, space, type } from '@ideabox/ui';
import { useMarkAllRead } from './mark-all-read.ts';
import { NotificationList } from './notification-list.tsx';
import { useDismiss } from './use-dismiss.ts';

type Props = { id: string; memberId: string; count: number; onClose: () => void };

/** Below the bell on a desktop, the whole screen on a phone. */
export function NotificationPanel({ id, memberId, count, onClose }: Props) {
  const text = useText();
  const markAll = useMarkAllRead(memberId);
  const ref = useDismiss(onClose);
  return (
    <section ref={ref} id={id} tabIndex={-1} aria-label={text('notifications.title')} css={panel}>
      <header css={head}>
        <h2 css={type.h3}>{text('notifications.title')}</h2>
        <button type="button" aria-label={text('notifications.close')} onClick={onClose} css={close}>
          <CloseIcon />
        </button>
      </header>
      {count > 0 && (
        <div css={css({ paddingInline: space(4), paddingBlockEnd: space(3) })}>
          <Button variant="outline" size="small" loading={markAll.isPending} onClick={() => markAll.mutate()}>
            {text('notifications.mark_all')}
          </Button>
        </div>
      )}
      <NotificationList memberId={memberId} onFollow={onClose} />
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

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: space(4),
});

const close = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
