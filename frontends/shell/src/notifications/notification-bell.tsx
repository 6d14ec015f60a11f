import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { BellIcon, iconButton, lazyPart, VisuallyHidden } from '@ideabox/ui';
import { useId, useRef, useState } from 'react';
import { useUnreadCount } from './get-unread-count.ts';
import { UnreadBadge } from './unread-badge.tsx';

const NotificationPanel = lazyPart(async () => (await import('./notification-panel.tsx')).NotificationPanel);

/** The bell with its count; opens the panel below it. */
export function NotificationBell({ memberId }: { memberId: string }) {
  const text = useText();
  const count = useUnreadCount(memberId) ?? 0;
  const [open, setOpen] = useState(false);
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = (why?: 'left') => {
    setOpen(false);
    if (why !== 'left') button.current?.focus();
  };
  return (
    <div css={css({ position: 'relative' })}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
        css={[iconButton, css({ position: 'relative' })]}
      >
        <VisuallyHidden>{text('notifications.bell', { count })}</VisuallyHidden>
        <BellIcon />
        <UnreadBadge count={count} />
      </button>
      {open && <NotificationPanel id={panel} memberId={memberId} count={count} onClose={close} />}
    </div>
  );
}
