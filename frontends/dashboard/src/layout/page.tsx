import { css } from '@emotion/react';
import { media, space, type } from '@ideabox/ui';
import type { ReactNode } from 'react';

/** The parts of a page below each other. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <div css={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(10) })}>
      {children}
    </div>
  );
}

/** A part of a page with cards under a heading of their own. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      css={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) })}
    >
      <h2 id={id} css={css({ ...type.h2, breakAfter: 'avoid' })}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Cards below each other within one half of a pair. */
export const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });

/** Two cards beside each other where there is room, each as tall as what it shows. */
export const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(5),
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
