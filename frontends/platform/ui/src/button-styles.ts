import { css, type SerializedStyles } from '@emotion/react';
import { color, radius, space } from './theme.ts';

export type ButtonVariant = 'primary' | 'outline' | 'quiet';
export type ButtonSize = 'medium' | 'small';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  border: '1px solid transparent',
  borderRadius: radius.medium,
  fontWeight: 700,
  lineHeight: 1.3,
  textAlign: 'center',
  wordBreak: 'auto-phrase',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms, color 120ms, border-color 120ms',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:disabled, &[aria-disabled="true"]': {
    background: color.faint,
    color: color.disabled,
    borderColor: 'transparent',
    cursor: 'not-allowed',
    textDecoration: 'none',
  },
});

const sizes: Record<ButtonSize, SerializedStyles> = {
  medium: css({ minHeight: '3.5rem', padding: `${space(3)} ${space(6)}`, fontSize: '1rem' }),
  small: css({ minHeight: '2.75rem', padding: `${space(2)} ${space(4)}`, fontSize: '0.9375rem' }),
};

const variants: Record<ButtonVariant, SerializedStyles> = {
  primary: css({
    background: color.primary,
    color: color.surface,
    '&:hover:not(:disabled)': { background: color.primaryHover },
    '&:active:not(:disabled)': { background: color.primaryActive },
  }),
  outline: css({
    background: color.surface,
    color: color.primary,
    borderColor: 'currentColor',
    '&:hover:not(:disabled)': { background: color.tintStrong, color: color.primaryHover },
    '&:active:not(:disabled)': { background: color.tintStrong, color: color.primaryActive },
  }),
  quiet: css({
    background: 'transparent',
    color: color.primary,
    '&:hover:not(:disabled)': { background: color.tint },
    '&:active:not(:disabled)': { background: color.tintStrong, color: color.primaryActive },
    '@media (forced-colors: active)': { borderColor: 'Canvas' },
  }),
};

const known = new Map<string, SerializedStyles>();

/** Put together once: a page of comments has more than a thousand buttons. */
export function buttonStyles(variant: ButtonVariant, size: ButtonSize): SerializedStyles {
  const key = `${variant} ${size}`;
  const styles = known.get(key) ?? css([base, sizes[size], variants[variant]]);
  known.set(key, styles);
  return styles;
}
