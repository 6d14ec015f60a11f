import { css } from '@emotion/react';
import { Link as RouterLink } from '@ideabox/router';
import type { ComponentProps } from 'react';

/** A link inside the site. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...props} />;
}

/** Makes the whole card a target of its one link: put `position: relative` on the card. */
export const stretchedLink = css({ '&::after': { content: '""', position: 'absolute', inset: 0 } });
