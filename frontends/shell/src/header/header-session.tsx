import { css } from '@emotion/react';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, Skeleton, space } from '@ideabox/ui';
import { useLoginEnabled, useRegisterShown } from '../config/use-site-features.ts';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { MemberMenu } from './member-menu.tsx';
import { whereWide } from './where-wide.ts';

/** Notifications and who one is, or the ways to log in and to register. */
export function HeaderSession() {
  const { session, login, register } = useShell();
  const loginEnabled = useLoginEnabled();
  const registerShown = useRegisterShown();
  const text = useText();
  return (
    <div css={row}>
      {session.status === 'loading' && <Skeleton width="5.5rem" height="2.75rem" />}
      {session.status === 'member' && (
        <>
          <NotificationBell memberId={session.member.id} />
          <MemberMenu member={session.member} />
        </>
      )}
      {session.status === 'visitor' && loginEnabled && (
        <>
          <Button variant="quiet" size="small" onClick={login}>
            {text('session.login')}
          </Button>
          {registerShown && (
            <Button variant="outline" size="small" onClick={register} css={whereWide}>
              {text('session.register')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** As wide at once as it will be, so that what stands beside it stays. */
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(1),
  minWidth: '5.5rem',
  whiteSpace: 'nowrap',
});
