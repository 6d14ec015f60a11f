import { css } from '@emotion/react';
import { color, media, radius, space, type } from '@ideabox/ui';
import { type ReactNode, useId } from 'react';

type Props = { title: string; children: ReactNode };

/** One matter of a page, under its own heading. */
export function Panel({ title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={panelFrame}>
      <h2 id={id} css={css({ ...type.h3, color: color.heading })}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export const panelFrame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space(5),
  minWidth: 0,
  margin: 0,
  padding: space(5),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  [media.tablet]: { padding: space(8) },
});
