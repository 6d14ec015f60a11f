import { css } from '@emotion/react';
import { type Member, paths, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import {
  Avatar,
  color,
  HomeIcon,
  LoginIcon,
  lazyPart,
  MenuIcon,
  media,
  PenIcon,
  PersonIcon,
  PlusIcon,
  SearchIcon,
} from '@ideabox/ui';
import { useState } from 'react';
import { useLoginEnabled, useProfileShown, useRegisterShown } from '../config/use-site-features.ts';
import { BarButton, BarGap, BarLink } from './bar-item.tsx';
import { MobileNotifications } from './mobile-notifications.tsx';

const SearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog);
const MenuDialog = lazyPart(async () => (await import('./menu-dialog.tsx')).MenuDialog);

/** The bar at the bottom edge of small screens. */
export function MobileBar() {
  const text = useText();
  const { session, login, register, openDialog } = useShell();
  const loginEnabled = useLoginEnabled();
  const profileShown = useProfileShown();
  const registerShown = useRegisterShown();
  const [open, setOpen] = useState<'search' | 'menu' | null>(null);
  const close = () => setOpen(null);
  return (
    <nav aria-label={text('mobile.label')} css={bar}>
      <ul
        css={css({
          display: 'flex',
          justifyContent: 'space-around',
          maxWidth: '40rem',
          marginInline: 'auto',
        })}
      >
        <BarLink to={paths.home()} label={text('mobile.home')} icon={<HomeIcon />} />
        <BarButton label={text('mobile.search')} icon={<SearchIcon />} onPress={() => setOpen('search')} />
        {loginEnabled && (
          <BarButton label={text('mobile.post')} icon={<PenIcon />} onPress={() => openDialog('post-idea')} />
        )}
        {session.status === 'loading' && (
          <>
            <BarGap />
            <BarGap />
          </>
        )}
        {session.status === 'member' && <MobileNotifications memberId={session.member.id} />}
        {session.status === 'visitor' && loginEnabled && (
          <>
            {registerShown && (
              <BarButton label={text('mobile.register')} icon={<PlusIcon />} onPress={register} />
            )}
            <BarButton label={text('mobile.login')} icon={<LoginIcon />} onPress={login} />
          </>
        )}
        {session.status === 'member' && profileShown && (
          <BarLink
            to={paths.ownProfile()}
            label={text('mobile.profile')}
            icon={<OwnIcon member={session.member} />}
          />
        )}
        <BarButton label={text('mobile.menu')} icon={<MenuIcon />} onPress={() => setOpen('menu')} />
      </ul>
      {open === 'search' && <SearchDialog onClose={close} />}
      {open === 'menu' && <MenuDialog onClose={close} />}
    </nav>
  );
}

/** One's picture, where one has chosen one. */
function OwnIcon({ member: { userIconSrc, roles } }: { member: Member }) {
  return userIconSrc ? <Avatar src={userIconSrc} role={roles[0]} size={24} /> : <PersonIcon />;
}

const bar = css({
  position: 'fixed',
  zIndex: 50,
  insetInline: 0,
  bottom: 0,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  paddingBottom: 'env(safe-area-inset-bottom)',
  [media.desktop]: { display: 'none' },
});
