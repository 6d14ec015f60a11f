import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { space } from '@ideabox/ui';
import type { Comment } from './comment.ts';
import { StarIcon } from './star-icon.tsx';

/** The average number of stars and by how many it was rated, in words, once somebody has. */
export function AverageRating({ comment }: { comment: Pick<Comment, 'rating' | 'rating_count'> }) {
  const text = useText();
  const { rating, rating_count } = comment;
  if (rating_count === 0) return null;
  return (
    <span css={row}>
      <StarIcon full />
      {text('rating.average', { average: rating, count: rating_count })}
    </span>
  );
}

const row = css({ display: 'inline-flex', alignItems: 'center', gap: space(1.5) });
