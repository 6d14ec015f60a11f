import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useCloseOnBack } from '@ideabox/router';
import { CloseIcon, color, iconButton, space } from '@ideabox/ui';
import { useEffect, useRef } from 'react';
import { SideNav } from './side-nav.tsx';

/** The platform's own dialog, which keeps the focus inside and gives it back. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useCloseOnBack(close);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself; this is a press beside it
    <dialog
      ref={dialog}
      aria-label={text('dashboard.menu')}
      onClick={(event) => event.target === event.currentTarget && close()}
      onClose={onClose}
      css={drawer}
    >
      <div css={css({ minHeight: '100%', padding: `${space(2)} 0` })}>
        <button type="button" aria-label={text('dashboard.menu.close')} onClick={close} css={square}>
          <CloseIcon />
        </button>
        <SideNav onFollow={close} />
      </div>
    </dialog>
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
  // With colours of the reader's own the page behind has the same ground.
  '@media (forced-colors: active)': { borderInlineEnd: '1px solid CanvasText' },
  '&::backdrop': { background: color.veil },
});
