import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { useCloseOnBack } from '@ideabox/router';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { iconButton } from '../icon-button.ts';
import { CloseIcon } from '../icons.tsx';
import { color, media, radius, space, type } from '../theme.ts';
import { side } from './side.ts';

type Props = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  width?: string;
  /** Where there is little room, all of it is the dialog's. */
  isPageOnPhones?: boolean;
};

/** A modal dialog: focus stays inside and returns, Escape, Back and the close button close it. Never over 1040 px. */
export function Dialog({ title, onClose, children, width = '44rem', isPageOnPhones = false }: Props) {
  const { formatMessage } = useIntl();
  useCloseOnBack(onClose);
  return (
    <ModalOverlay isOpen onOpenChange={(open) => !open && onClose()} css={overlay}>
      <Modal css={modal} style={{ maxWidth: `min(${width}, 1040px)` }}>
        <AriaDialog css={[body, isPageOnPhones && page]}>
          <header css={head}>
            <Heading slot="title" level={2} css={type.h2}>
              {title}
            </Heading>
            <button
              type="button"
              aria-label={formatMessage({ id: 'ui.close' })}
              onClick={onClose}
              css={[iconButton, css({ flex: 'none' })]}
            >
              <CloseIcon />
            </button>
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: 70,
  display: 'grid',
  placeItems: 'end center',
  background: color.veil,
  overflowY: 'auto',
  [media.tablet]: { placeItems: 'center', padding: space(6) },
});

const modal = css({ width: '100%', maxHeight: '100%', display: 'grid' });

const body = css({
  display: 'grid',
  gap: space(6),
  maxHeight: '92dvh',
  overflowY: 'auto',
  // What has the focus is not behind what sticks above and below.
  scrollPaddingBlock: '5rem 6.5rem',
  padding: `${space(5)} ${side}`,
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  background: color.surface,
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  // There the veil has the dialog's own colour.
  '@media (forced-colors: active)': { border: '1px solid' },
  [media.tablet]: { padding: space(8), borderRadius: radius.large },
});

const page = css({
  [media.phone]: { minHeight: '100dvh', maxHeight: '100dvh', alignContent: 'start', borderRadius: 0 },
});

/** Stays in sight above a long form, unless the screen is so low that it would take the form's place. */
const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(4),
  marginBlock: space(-3),
  marginInline: `calc(-1 * ${side})`,
  paddingBlock: space(3),
  paddingInline: side,
  background: color.surface,
  // It sticks within the padding of what scrolls: above that, so that nothing shows over it.
  '@media (min-height: 36rem)': { position: 'sticky', top: space(-5), zIndex: 1 },
  [media.tablet]: { top: space(-8), marginInline: space(-8), paddingInline: space(8) },
});
