import { css } from '@emotion/react';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, Skeleton, space } from '@ideabox/ui';
import { useLoginEnabled, useRegisterShown } from '../config/use-site-features.ts';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { MemberMenu } from './member-menu.tsx';

/** Notifications and who one is, or the ways to log in and to register. */
export function HeaderSession() {
  const { session, login, register } = useShell();
  const loginEnabled = useLoginEnabled();
  const registerShown = useRegisterShown();
  const text = useText();
  return (
    <div css={row}>
      {session.status === 'loading' && <Skeleton width="8rem" height="2.75rem" />}
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
            <Button variant="outline" size="small" onClick={register}>
              {text('session.register')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

const row = css({ display: 'flex', alignItems: 'center', gap: space(1), whiteSpace: 'nowrap' });
