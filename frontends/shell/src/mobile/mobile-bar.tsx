import { css } from '@emotion/react';
import { paths, useMember, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { color, HomeIcon, lazyPart, media, PenIcon, SearchIcon } from '@ideabox/ui';
import { useState } from 'react';
import { useLoginEnabled } from '../config/use-site-features.ts';
import { BarButton, BarLink } from './bar-item.tsx';
import { MenuIconOf } from './menu-icon-of.tsx';

const SearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog);
const MenuDialog = lazyPart(async () => (await import('./menu-dialog.tsx')).MenuDialog);

/** The bar at the bottom edge of small screens: four ways, and in the menu all others. */
export function MobileBar() {
  const text = useText();
  const { openDialog } = useShell();
  const member = useMember();
  const loginEnabled = useLoginEnabled();
  const [open, setOpen] = useState<'search' | 'menu' | null>(null);
  const close = () => setOpen(null);
  return (
    <nav aria-label={text('mobile.label')} css={bar}>
      <ul css={items}>
        <BarLink to={paths.home()} label={text('mobile.home')} icon={<HomeIcon />} />
        <BarButton label={text('mobile.search')} icon={<SearchIcon />} onPress={() => setOpen('search')} />
        {loginEnabled && (
          <BarButton label={text('mobile.post')} icon={<PenIcon />} onPress={() => openDialog('post-idea')} />
        )}
        <BarButton
          label={text('mobile.menu')}
          icon={<MenuIconOf memberId={member?.id} />}
          onPress={() => setOpen('menu')}
        />
      </ul>
      {open === 'search' && <SearchDialog onClose={close} />}
      {open === 'menu' && <MenuDialog onClose={close} />}
    </nav>
  );
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

const items = css({
  display: 'flex',
  justifyContent: 'space-around',
  maxWidth: '40rem',
  marginInline: 'auto',
  // What the words have room for is measured against it.
  containerType: 'inline-size',
});
