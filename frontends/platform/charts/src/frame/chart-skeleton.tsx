import { css } from '@emotion/react';
import { Skeleton, space } from '@ideabox/ui';
import { plotHeight } from './plot-height.ts';

/** As high as a chart with its legend and its button. */
export function ChartSkeleton() {
  return (
    <div css={css({ display: 'grid', gap: space(4) })}>
      <Skeleton width="60%" height="3.5rem" />
      <Skeleton height={`${plotHeight}px`} />
      <Skeleton width="8rem" height="2.75rem" />
    </div>
  );
}
