import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { PageBody, Skeleton, space, visuallyHidden } from '@ideabox/ui';

/** In place of the first page while its code arrives. */
export function LoadingPage() {
  const text = useText();
  return (
    <div css={css({ minHeight: '100vh' })} aria-busy="true">
      <h1 css={visuallyHidden}>{text('layout.loading')}</h1>
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
