import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, space } from '../theme.ts';
import { side } from './side.ts';

/** The buttons that end a long form, in sight at the lower edge of its dialog unless the screen is too low for both. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div css={bar}>{children}</div>;
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  marginInline: `calc(-1 * ${side})`,
  marginBlockEnd: space(-5),
  padding: `${space(3)} ${side}`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  // It sticks within the padding of what scrolls.
  '@media (min-height: 36rem)': { position: 'sticky', bottom: space(-5), zIndex: 1 },
  [media.tablet]: {
    bottom: space(-8),
    marginInline: space(-8),
    marginBlockEnd: space(-8),
    paddingInline: space(8),
  },
});
