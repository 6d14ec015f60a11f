import { css } from '@emotion/react';
import { Skeleton, space } from '@ideabox/ui';

const rows = ['first', 'second', 'third'];

export function CommentsSkeleton() {
  return (
    <div aria-busy="true" css={css({ display: 'grid', gap: space(10) })}>
      {rows.map((row) => (
        <div key={row} css={css({ display: 'grid', gap: space(4) })}>
          <Skeleton width="16rem" height="2rem" />
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton width="12rem" height="2rem" />
        </div>
      ))}
    </div>
  );
}
