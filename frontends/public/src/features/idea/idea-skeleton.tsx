import { css } from '@emotion/react';
import { Skeleton, space } from '@ideabox/ui';

export function IdeaSkeleton() {
  return (
    <div
      aria-busy="true"
      css={css({ display: 'grid', gap: space(5), minHeight: '60vh', alignContent: 'start' })}
    >
      <Skeleton width="12rem" />
      <Skeleton width="70%" height="2.5rem" />
      <Skeleton width="16rem" height="2.5rem" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="80%" />
    </div>
  );
}
