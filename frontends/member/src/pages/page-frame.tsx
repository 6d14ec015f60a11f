import { css } from '@emotion/react';
import { Link, PageBody, sideColumns, space, type } from '@ideabox/ui';
import type { ReactNode } from 'react';
import { AccountNav } from './account-nav.tsx';

export type Frame = {
  title: string;
  /** The page that this one belongs to. */
  above?: { to: string; title: string };
  lead?: string;
};

/** A page that is read from top to bottom: where it belongs, its title, what it is for, its parts. */
export function PageFrame({ title, above, lead, children }: Frame & { children: ReactNode }) {
  return (
    <PageBody>
      <div css={sideColumns}>
        <div css={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) })}>
          <div css={css({ display: 'grid', gap: space(3) })}>
            {above && (
              <p>
                <Link to={above.to} css={css({ fontWeight: 700 })}>
                  {above.title}
                </Link>
              </p>
            )}
            <h1 css={type.h1}>{title}</h1>
            {lead && <p>{lead}</p>}
          </div>
          {children}
        </div>
        <AccountNav />
      </div>
    </PageBody>
  );
}
