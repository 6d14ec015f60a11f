import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { PageBody, Skeleton, space, VisuallyHidden } from '@ideabox/ui';

/** In place of the first page while its code arrives. */
export function LoadingPage() {
  const text = useText();
  return (
    <div css={css({ minHeight: '100vh' })} aria-busy="true">
      <VisuallyHidden>{text('layout.loading')}</VisuallyHidden>
      <PageBody>
        <div css={css({ display: 'grid', gap: space(4), paddingBlockStart: space(16) })}>
          <Skeleton width="60%" height="3rem" />
          <Skeleton width="40%" height="3rem" />
          <Skeleton width="75%" />
        </div>
      </PageBody>
    </div>
  );
}
