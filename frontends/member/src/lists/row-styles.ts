import { css } from '@emotion/react';
import { color, space } from '@ideabox/ui';

/** The look of everything that is listed on a profile. */
export const row = css({ display: 'grid', gap: space(2), paddingBlock: space(5) });

export const rowMeta = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  color: color.muted,
  fontSize: '0.875rem',
});

export const rowTitle = css({ fontSize: '1.125rem', lineHeight: 1.6, fontWeight: 700 });

export const rowExcerpt = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const rowFoot = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(5),
  color: color.muted,
  fontSize: '0.875rem',
});
