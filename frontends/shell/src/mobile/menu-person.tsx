import { css } from '@emotion/react';
import { paths, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, ButtonLink, PersonIcon, space } from '@ideabox/ui';
import { useLoginEnabled, useProfileShown, useRegisterShown } from '../config/use-site-features.ts';
import { MenuNotifications } from './menu-notifications.tsx';

/** First in the menu: a member's own page and notifications, or the ways to become one. */
export function MenuPerson({ onFollow }: { onFollow: () => void }) {
  const text = useText();
  const { session, login, register } = useShell();
  const loginEnabled = useLoginEnabled();
  const profileShown = useProfileShown();
  const registerShown = useRegisterShown();
  if (session.status === 'member') {
    return (
      <div css={css({ display: 'grid', gap: space(2), justifyItems: 'start' })}>
        {profileShown && (
          <ButtonLink to={paths.ownProfile()} variant="outline" size="small" onClick={onFollow}>
            <PersonIcon size={20} />
            {text('mobile.profile')}
          </ButtonLink>
        )}
        <MenuNotifications memberId={session.member.id} onFollow={onFollow} />
      </div>
    );
  }
  if (session.status !== 'visitor' || !loginEnabled) return null;
  return (
    <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
      <Button size="small" onClick={login}>
        {text('session.login')}
      </Button>
      {registerShown && (
        <Button variant="outline" size="small" onClick={register}>
          {text('session.register')}
        </Button>
      )}
    </div>
  );
}
