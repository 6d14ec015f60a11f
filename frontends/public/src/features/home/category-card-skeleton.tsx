import { css } from '@emotion/react';
import { color, radius, Skeleton, space } from '@ideabox/ui';

export function CategoryCardSkeleton() {
  return (
    <div
      css={css({
        display: 'grid',
        gap: space(3),
        minHeight: '12rem',
        padding: space(6),
        borderRadius: radius.large,
        background: color.ground,
      })}
    >
      <Skeleton width="30%" />
      <Skeleton width="80%" height="1.75rem" />
      <Skeleton />
      <Skeleton width="60%" />
    </div>
  );
}
