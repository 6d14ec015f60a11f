import { css } from '@emotion/react';
import { media, space, type } from '@ideabox/ui';
import type { ReactNode } from 'react';

/**
 * Things below each other. On paper they simply follow: a browser lays the rows of a grid over each other where one goes on on the next
 * sheet.
 */
const below = (gap: number) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(gap),
  [media.print]: { display: 'block', '& > * + *': { marginBlockStart: space(gap) } },
});

/** The parts of a page below each other. */
export function Page({ children }: { children: ReactNode }) {
  return <div css={css(below(10))}>{children}</div>;
}

/** A part of a page with cards under a heading of their own. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} css={css(below(5))}>
      <h2 id={id} css={css({ ...type.h2, breakAfter: 'avoid' })}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Cards below each other within one half of a pair. */
export const stack = css(below(5));

/** Two cards beside each other where there is room, each as tall as what it shows. */
export const pair = css({
  ...below(5),
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
