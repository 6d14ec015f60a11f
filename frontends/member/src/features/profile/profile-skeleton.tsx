import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, media, radius, Skeleton, space, VisuallyHidden } from '@ideabox/ui';

/** As high as the head of most profiles. */
export function ProfileSkeleton() {
  const text = useText();
  return (
    <div aria-busy="true" css={card}>
      <VisuallyHidden>{text('list.loading')}</VisuallyHidden>
      <Skeleton width="5.5rem" height="5.5rem" />
      <div css={css({ display: 'grid', alignContent: 'start', gap: space(3), flex: '1 1 16rem' })}>
        <Skeleton width="14rem" height="2.75rem" />
        <Skeleton width="10rem" height="1.5rem" />
        <Skeleton width="80%" />
      </div>
    </div>
  );
}

const card = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(5),
  minHeight: '15rem',
  padding: space(5),
  borderRadius: radius.large,
  background: color.tint,
  [media.tablet]: { gap: space(8), padding: space(8), minHeight: '13rem' },
});
