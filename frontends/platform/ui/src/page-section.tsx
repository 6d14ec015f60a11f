import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, pageWidth, space } from './theme.ts';

/** What a narrow page leaves free at its sides; larger text leaves the lines their width. */
export const gutter = `min(${space(4)}, 5vw)`;

/** The page's column: one width and one side margin for every screen. */
export function Container({ children }: { children: ReactNode }) {
  return <div css={column}>{children}</div>;
}

/** A page's body below the header, with its breathing space. What is narrower begins at the column's edge too. */
export function PageBody({ children, width }: { children: ReactNode; width?: string }) {
  return (
    <div css={css({ paddingBlock: space(8), [media.tablet]: { paddingBlock: space(14) } })}>
      <Container>{width ? <div style={{ maxWidth: width }}>{children}</div> : children}</Container>
    </div>
  );
}

const column = css({
  width: '100%',
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: gutter,
  boxSizing: 'border-box',
  [media.tablet]: { paddingInline: space(8) },
});

/** What a page is about, and beside it what belongs to it; on a narrow screen one below the other. One grid for every screen. */
export const sideColumns = css({
  display: 'grid',
  gap: space(10),
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', columnGap: space(16) },
});
