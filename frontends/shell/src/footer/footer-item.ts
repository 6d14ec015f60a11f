import { css } from '@emotion/react';
import { color } from '@ideabox/ui';

export const footerItem = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  // 44 px high with one line; the first of two stays in line with its neighbours.
  paddingBlock: '0.525rem',
  lineHeight: 1.7,
  color: color.text,
});
