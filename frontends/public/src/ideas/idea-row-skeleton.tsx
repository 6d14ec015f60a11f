import { css } from '@emotion/react';
import { color, Skeleton, space } from '@ideabox/ui';

export function IdeaRowSkeleton() {
  return (
    <div css={row}>
      <Skeleton width="30%" />
      <Skeleton width="70%" height="1.5rem" />
    </div>
  );
}

const row = css({
  display: 'grid',
  gap: space(2),
  alignContent: 'center',
  minHeight: '5.75rem',
  padding: `${space(4)} ${space(2)}`,
  borderBottom: `1px solid ${color.line}`,
});
