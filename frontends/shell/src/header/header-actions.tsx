import { css } from '@emotion/react';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, PenIcon, Skeleton, space } from '@ideabox/ui';
import { useLoginEnabled, useRegisterShown } from '../config/use-site-features.ts';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { MemberMenu } from './member-menu.tsx';

/** Notifications, who one is, and the one thing to do: post an idea. */
export function HeaderActions() {
  const { session, login, register, openDialog } = useShell();
  const loginEnabled = useLoginEnabled();
  const registerShown = useRegisterShown();
  const text = useText();
  return (
    <div css={css({ display: 'flex', alignItems: 'center', gap: space(2), whiteSpace: 'nowrap' })}>
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
      {loginEnabled && (
        <Button size="small" onClick={() => openDialog('post-idea')}>
          <PenIcon size={20} />
          {text('nav.post')}
        </Button>
      )}
    </div>
  );
}
