import { css } from '@emotion/react';

/**
 * Marks jump to where they belong. Without this the site's rule for reduced motion, which shortens every transition,
 * would give them one, since in CSS the geometry of SVG is a property like any other.
 */
export const drawing = css({ '&, & *': { transitionProperty: 'none' } });
