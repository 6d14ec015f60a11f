import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { CloseIcon, color, iconButton, MenuIcon, media, space } from '@ideabox/ui';
import { useRef } from 'react';
import { SideNav } from './side-nav.tsx';

/** Opens the drawer over the page. The platform's own dialog keeps the focus inside and gives it back. */
export function DrawerButton() {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <div css={css({ [media.desktop]: { display: 'none' } })}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text('dashboard.menu.open')}
        onClick={() => dialog.current?.showModal()}
        css={square}
      >
        <MenuIcon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself; this is a press beside it */}
      <dialog
        ref={dialog}
        aria-label={text('dashboard.menu')}
        onClick={(event) => event.target === event.currentTarget && close()}
        css={drawer}
      >
        <div css={css({ minHeight: '100%', padding: `${space(2)} 0` })}>
          <button type="button" aria-label={text('dashboard.menu.close')} onClick={close} css={square}>
            <CloseIcon />
          </button>
          <SideNav onFollow={close} />
        </div>
      </dialog>
    </div>
  );
}

const square = css([iconButton, { marginInline: space(2) }]);

const drawer = css({
  width: 'min(20rem, 86vw)',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.surface,
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'var(--color-neutral-opacity-gray-600)' },
});
