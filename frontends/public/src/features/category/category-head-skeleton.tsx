import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Container, color, Skeleton, space, visuallyHidden } from '@ideabox/ui';

export function CategoryHeadSkeleton() {
  const text = useText();
  return (
    <div css={css({ background: color.tint, paddingBlock: space(12), minHeight: '24rem' })}>
      <Container>
        <div aria-busy="true" css={css({ display: 'grid', gap: space(4) })}>
          <h1 css={visuallyHidden}>{text('category.title')}</h1>
          <Skeleton width="8rem" />
          <Skeleton width="50%" height="2.5rem" />
          <Skeleton width="70%" />
          <Skeleton width="60%" height="4.5rem" />
          <Skeleton width="70%" height="6rem" />
        </div>
      </Container>
    </div>
  );
}
