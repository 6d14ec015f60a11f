import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, space } from '@ideabox/ui';
import { RichText } from '../texts/rich-text.tsx';
import { AverageRating } from './average-rating.tsx';
import type { Comment } from './comment.ts';
import { CommentHead } from './comment-head.tsx';

/** A comment as lists show it: to be read; what one can do with it is in its thread. */
export function CommentBody({ comment }: { comment: Comment }) {
  const text = useText();
  const label = text('comment.number', { serial: comment.serial_number });
  return (
    <article aria-label={label} css={css({ display: 'grid', gap: space(2), minWidth: 0 })}>
      <CommentHead comment={comment} showsKind />
      <div dir="auto">
        <RichText hits={comment.hits?.raw_contents}>{comment.raw_contents}</RichText>
      </div>
      <p css={css({ fontSize: '0.875rem', color: color.muted, '&:empty': { display: 'none' } })}>
        <AverageRating comment={comment} />
      </p>
    </article>
  );
}
