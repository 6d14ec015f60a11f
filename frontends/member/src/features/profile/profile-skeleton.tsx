import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Skeleton, space, VisuallyHidden } from '@ideabox/ui';
import { headCard, ownHeadCard } from './head-card.ts';

/** As high as the head of most profiles. */
export function ProfileSkeleton({ isSelf }: { isSelf: boolean }) {
  const text = useText();
  return (
    <div aria-busy="true" css={isSelf ? ownHeadCard : headCard}>
      <VisuallyHidden>{text('list.loading')}</VisuallyHidden>
      <Skeleton width="6rem" height="6rem" />
      <div
        css={css({ display: 'grid', alignContent: 'start', gap: space(3), flex: '1 1 16rem', minWidth: 0 })}
      >
        <Skeleton width="14rem" height="2.75rem" />
        <Skeleton width="10rem" height="1.5rem" />
        <Skeleton width="80%" />
      </div>
    </div>
  );
}
