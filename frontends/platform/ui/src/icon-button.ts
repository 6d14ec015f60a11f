import { css } from '@emotion/react';
import { color, radius } from './theme.ts';

/** The look of a button that is an icon alone: 44 px at any size of text, which it would take the room of; with a ground under the pointer. */
export const iconButton = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: color.tint },
});
