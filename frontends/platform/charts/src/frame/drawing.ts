import { css } from '@emotion/react';

/**
 * Marks jump to where they belong. Without this the site's rule for reduced motion, which shortens every transition,
 * would give them one, since in CSS the geometry of SVG is a property like any other. With colours of the reader's own it stands
 * on a ground of its own, in its own colours, which are told apart by hatching too.
 */
export const drawing = css({
  '&, & *': { transitionProperty: 'none' },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    background: 'var(--color-neutral-white)',
  },
});
