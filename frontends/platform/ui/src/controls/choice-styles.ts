import { css } from '@emotion/react';
import { color, radius, space } from '../theme.ts';

/** A choice and its words, which are one target of at least 44 px. */
export const choiceRow = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  minHeight: '2.75rem',
  padding: `${space(2.5)} ${space(2)}`,
  marginInlineStart: `-${space(2)}`,
  borderRadius: radius.medium,
  lineHeight: 1.5,
  cursor: 'pointer',
  '&:hover': { background: color.tint },
  '&:has(:disabled)': { color: color.muted, background: 'none', cursor: 'not-allowed' },
});

/** The platform's own box or dot, in the site's colour. */
export const choiceBox = css({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  accentColor: color.primary,
  cursor: 'inherit',
});

export const choiceHint = css({ display: 'block', fontSize: '0.875rem', color: color.muted });
