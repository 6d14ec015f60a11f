import { css } from '@emotion/react';
import { color, radius } from './theme.ts';

/** The look of a button that is an icon alone: 44 px, with a ground under the pointer. */
export const iconButton = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: color.tint },
});
