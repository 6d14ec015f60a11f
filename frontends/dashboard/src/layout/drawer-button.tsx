import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { iconButton, MenuIcon, media, space } from '@ideabox/ui';
import { useState } from 'react';
import { Drawer } from './drawer.tsx';

/** Opens the drawer over the page. */
export function DrawerButton() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div css={css({ [media.desktop]: { display: 'none' } })}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text('dashboard.menu.open')}
        onClick={() => setOpen(true)}
        css={[iconButton, { marginInline: `min(${space(2)}, 1vw)` }]}
      >
        <MenuIcon />
      </button>
      {isOpen && <Drawer onClose={() => setOpen(false)} />}
    </div>
  );
}
