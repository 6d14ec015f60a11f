import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { useEffect, useRef, useState } from 'react';
import { iconButton } from './icon-button.ts';
import { CheckIcon, CloseIcon, WarningIcon } from './icons.tsx';
import { color, radius, shadow, space } from './theme.ts';

export type ToastTone = 'info' | 'success' | 'error';
export type Toast = { id: number; text: string; tone: ToastTone; stays: boolean };

const shownMs = 5000;
type Props = { toast: Toast; onDismiss: (id: number) => void };

/** Stays as long as the pointer or the focus rests on it. */
export function ToastCard({ toast, onDismiss }: Props) {
  const { formatMessage } = useIntl();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const before = useRef<EventTarget>(null);
  useEffect(() => {
    if (held || toast.stays) return;
    const timer = setTimeout(() => onDismiss(toast.id), shownMs);
    return () => clearTimeout(timer);
  }, [held, onDismiss, toast.id, toast.stays]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only keeps it on screen
    <div
      css={card}
      style={{ borderInlineStartColor: toast.tone === 'error' ? color.danger : color.primary }}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      <span css={css({ color: toast.tone === 'error' ? color.danger : color.primary })}>
        {toast.tone === 'error' ? <WarningIcon /> : <CheckIcon />}
      </span>
      <p css={css({ flex: 1, lineHeight: 1.6, textWrap: 'wrap' })}>{toast.text}</p>
      <button
        type="button"
        aria-label={formatMessage({ id: 'ui.close' })}
        onClick={() => {
          onDismiss(toast.id);
          // Where the focus came from: it would be nowhere, and the next key would begin at the top.
          if (before.current instanceof HTMLElement) before.current.focus();
        }}
        css={[iconButton, css({ margin: '-0.625rem' })]}
      >
        <CloseIcon size={18} />
      </button>
    </div>
  );
}

const card = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  padding: space(4),
  borderRadius: radius.medium,
  borderInlineStart: '6px solid',
  background: color.surface,
  boxShadow: shadow.high,
});
