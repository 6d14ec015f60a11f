import { css } from '@emotion/react';
import { color } from '@ideabox/ui';

export const footerItem = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '2.75rem',
  color: color.text,
});
