import { css } from '@emotion/react';
import { color, radius, space } from '@ideabox/ui';

/** One box of the column beside the idea. */
export const panel = css({
  display: 'grid',
  gap: space(4),
  padding: space(6),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
});
