import { useText } from '@ideabox/intl';
import { MenuIcon, VisuallyHidden } from '@ideabox/ui';
import { useUnreadCount } from '../notifications/get-unread-count.ts';
import { UnreadBadge } from '../notifications/unread-badge.tsx';

/** The menu, which has the notifications: how many are unread stays in sight on it. */
export function MenuIconOf({ memberId }: { memberId: string | undefined }) {
  return memberId === undefined ? <MenuIcon /> : <MemberMenuIcon memberId={memberId} />;
}

function MemberMenuIcon({ memberId }: { memberId: string }) {
  const text = useText();
  const count = useUnreadCount(memberId) ?? 0;
  return (
    <>
      <MenuIcon />
      <UnreadBadge count={count} />
      {count > 0 && <VisuallyHidden>{text('notifications.bell', { count })}</VisuallyHidden>}
    </>
  );
}
