import { css } from '@emotion/react';
import { PageBody, readingWidth, space, type } from '@ideabox/ui';
import type { ReactNode } from 'react';

type Props = { title: string; lead?: string; children: ReactNode };

/** A page that is read from top to bottom: its title, what it is for, its parts. */
export function PageFrame({ title, lead, children }: Props) {
  return (
    <PageBody width={readingWidth}>
      <div css={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) })}>
        <div css={css({ display: 'grid', gap: space(3) })}>
          <h1 css={type.h1}>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </PageBody>
  );
}
