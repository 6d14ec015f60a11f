import { css } from '@emotion/react';
import { color, radius, Skeleton, space } from '@ideabox/ui';

export function IdeaCardSkeleton() {
  return (
    <div css={card}>
      <Skeleton width="40%" />
      <Skeleton width="90%" height="1.5rem" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="70%" />
      <Skeleton width="50%" height="2rem" />
    </div>
  );
}

const card = css({
  display: 'grid',
  gap: space(3),
  minHeight: '24rem',
  padding: space(6),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
});
