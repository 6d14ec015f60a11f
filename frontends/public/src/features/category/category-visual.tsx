import { css } from '@emotion/react';
import type { Category } from '@ideabox/api-client';
import { radius } from '@ideabox/ui';

type Props = { category: Pick<Category, 'visual_src' | 'visual_srcset'> };

/** The category's picture: a decoration, whose place is kept while it loads. */
export function CategoryVisual({ category: { visual_src, visual_srcset } }: Props) {
  if (!visual_src) return null;
  return (
    <img
      src={visual_src}
      srcSet={visual_srcset ?? undefined}
      sizes="(min-width: 1264px) 24rem, 100vw"
      alt=""
      css={picture}
    />
  );
}

const picture = css({ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: radius.large });
