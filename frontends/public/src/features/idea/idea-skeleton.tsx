import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Skeleton, sideColumns, space, visuallyHidden } from '@ideabox/ui';
import { panel } from './panel.ts';

/** The places of the title, the text and the vote, while they load. */
export function IdeaSkeleton() {
  const text = useText();
  return (
    <div aria-busy="true" css={[sideColumns, css({ minHeight: '60vh' })]}>
      <h1 css={visuallyHidden}>{text('idea.title')}</h1>
      <div css={css({ display: 'grid', gap: space(5) })}>
        <Skeleton width="12rem" />
        <Skeleton width="70%" height="2.5rem" />
        <Skeleton width="16rem" height="2.5rem" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="80%" />
      </div>
      <div css={panel}>
        <Skeleton width="60%" />
        <Skeleton width="8rem" height="2.125rem" />
        <Skeleton height="1rem" />
        <Skeleton height="8rem" />
      </div>
    </div>
  );
}
