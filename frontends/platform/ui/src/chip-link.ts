import { css } from '@emotion/react';
import { color, media, radius, space } from './theme.ts';

/** A link that is one of several ways to see the same; `aria-current` says which is shown. */
export const chipLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `${space(1)} ${space(3)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.text,
  lineHeight: 1.4,
  textDecoration: 'none',
  '&:hover': { background: color.tint, textDecoration: 'underline' },
  [media.tablet]: { paddingInline: space(4) },
  '&[aria-current]': {
    background: color.primary,
    borderColor: color.primary,
    color: color.surface,
    fontWeight: 700,
  },
});
