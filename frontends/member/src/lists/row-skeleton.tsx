import { css } from '@emotion/react';
import { color, Skeleton, space, VisuallyHidden } from '@ideabox/ui';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Rows to come. */
export function RowSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width="5rem" height="1.75rem" />
      {places.map((place) => (
        <div key={place} css={row}>
          <Skeleton width="40%" />
          <Skeleton width="75%" height="1.5rem" />
          <Skeleton width="95%" />
        </div>
      ))}
    </div>
  );
}

const row = css({
  display: 'grid',
  gap: space(3),
  minHeight: '9rem',
  paddingBlock: space(5),
  borderBottom: `1px solid ${color.line}`,
});
