import { css } from '@emotion/react';
import { color, space, type } from '@ideabox/ui';
import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section css={css({ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' })}>
      <h2 css={[type.h2, css({ paddingBlockEnd: space(2), borderBottom: `1px solid ${color.line}` })]}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** States of one component, side by side as far as there is room. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div css={css({ display: 'grid', gap: space(2), minWidth: 0 })}>
      <h3 css={css({ ...type.small, fontWeight: 400, color: color.muted })}>{label}</h3>
      <div css={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(4) })}>
        {children}
      </div>
    </div>
  );
}

/** As many columns as fit. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div
      css={css({
        display: 'grid',
        gap: `${space(8)} ${space(10)}`,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
      })}
    >
      {children}
    </div>
  );
}
