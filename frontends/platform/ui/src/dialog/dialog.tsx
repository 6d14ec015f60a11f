import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseIcon } from '../icons.tsx';
import { color, media, radius, space, type } from '../theme.ts';

type Props = { title: string; onClose: () => void; children: ReactNode; width?: string };

/** A modal dialog: focus stays inside and returns, Escape and the close button close it. Never over 1040 px. */
export function Dialog({ title, onClose, children, width = '44rem' }: Props) {
  const { formatMessage } = useIntl();
  return (
    <ModalOverlay isOpen onOpenChange={(open) => !open && onClose()} css={overlay}>
      <Modal css={modal} style={{ maxWidth: `min(${width}, 1040px)` }}>
        <AriaDialog css={body}>
          <header
            css={css({
              display: 'flex',
              alignItems: 'flex-start',
              justifyContent: 'space-between',
              gap: space(4),
            })}
          >
            <Heading slot="title" level={2} css={type.h2}>
              {title}
            </Heading>
            <button
              type="button"
              aria-label={formatMessage({ id: 'ui.close' })}
              onClick={onClose}
              css={close}
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
  background: 'var(--color-neutral-opacity-gray-600)',
  overflowY: 'auto',
  [media.tablet]: { placeItems: 'center', padding: space(6) },
});

const modal = css({ width: '100%', maxHeight: '100%', display: 'grid' });

const body = css({
  display: 'grid',
  gap: space(6),
  maxHeight: '92dvh',
  overflowY: 'auto',
  padding: space(5),
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  background: color.surface,
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  [media.tablet]: { padding: space(8), borderRadius: radius.large },
});

const close = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: color.ground },
});
