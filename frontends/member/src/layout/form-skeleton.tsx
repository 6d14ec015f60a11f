import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Skeleton, space, VisuallyHidden } from '@ideabox/ui';

const heights = ['3rem', '10rem', '3rem', '24rem'];

export function FormSkeleton() {
  const text = useText();
  return (
    <div aria-busy="true" css={css({ position: 'relative', display: 'grid', gap: space(8) })}>
      <VisuallyHidden>{text('list.loading')}</VisuallyHidden>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity
        <div key={index} css={css({ display: 'grid', gap: space(2) })}>
          <Skeleton width="8rem" height="1.75rem" />
          <Skeleton height={height} />
        </div>
      ))}
    </div>
  );
}
