import { css } from '@emotion/react';
import { media } from '@ideabox/ui';

/** Where the screen is narrow, the menu has it. */
export const whereWide = css({ display: 'none', [media.desktop]: { display: 'inline-flex' } });
