import { css } from '@emotion/react';
import { color, media, space, type } from '@ideabox/ui';
import type { ReactNode } from 'react';
import { panelFrame } from '../../layout/panel.tsx';

type Props = { title: string; hint: string; children: ReactNode };

/** Fields that belong together, and who gets to see them. */
export function FormSection({ title, hint, children }: Props) {
  return (
    <fieldset css={[panelFrame, css({ justifyItems: 'stretch' })]}>
      <legend css={css({ ...type.h3, float: 'left', padding: 0, color: color.heading })}>{title}</legend>
      <p css={css({ clear: 'both', color: color.muted })}>{hint}</p>
      {children}
    </fieldset>
  );
}

/** Two short fields side by side, where there is room. */
export const pairs = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(5),
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
