import { css } from '@emotion/react';
import { media, space } from '@ideabox/ui';

/** The idea and what belongs to it on the left, its vote on the right; on a phone one below the other. */
export const ideaColumns = css({
  display: 'grid',
  gap: space(10),
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', columnGap: space(16) },
});
