import { css } from '@emotion/react';
import { color, media, radius, space } from '@ideabox/ui';

/** One box of the column beside the idea. */
export const panel = css({
  display: 'grid',
  gap: space(4),
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  breakInside: 'avoid',
  [media.tablet]: { padding: space(6) },
});
