import { css } from '@emotion/react';
import { color, radius, shadow, space } from './theme.ts';

/** What opens above the page beside its button; over dialogs too. */
export const popoverStyles = css({
  zIndex: '90 !important',
  maxWidth: 'calc(100vw - 1rem)',
  padding: space(2),
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  boxShadow: shadow.high,
  overflowY: 'auto',
  '& > :focus-visible': { outline: 'none', boxShadow: 'none' },
});
