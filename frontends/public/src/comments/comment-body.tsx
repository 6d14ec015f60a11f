import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useDate, useText } from '@ideabox/intl';
import { color, Link, space } from '@ideabox/ui';
import { Author } from '../ideas/author.tsx';
import { RichText } from '../texts/rich-text.tsx';
import type { Comment } from './comment.ts';

/** Who said it, when, and what; a removed one keeps its place. */
export function CommentBody({ comment }: { comment: Comment }) {
  const text = useText();
  const date = useDate();
  if (comment.removed) return <p css={css({ color: color.muted })}>{text('comment.removed')}</p>;
  return (
    <article id={`comment-${comment.id}`} css={css({ display: 'grid', gap: space(2) })}>
      <p css={meta}>
        <Author user={comment.user} linked />
        <Link to={paths.ideaComment(comment.idea.id, comment.id)} css={number}>
          {text('comment.number', { serial: comment.serial_number })}
        </Link>
        <time dateTime={comment.date_entered}>{date(comment.date_entered)}</time>
        {comment.edited && <span>{text('comment.edited')}</span>}
      </p>
      <RichText>{comment.raw_contents}</RichText>
    </article>
  );
}

const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  fontSize: '0.875rem',
  color: color.muted,
});

const number = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: color.muted,
});
