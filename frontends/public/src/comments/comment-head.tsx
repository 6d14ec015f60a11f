import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useDate, useText } from '@ideabox/intl';
import { Chip, color, Link, space } from '@ideabox/ui';
import { Author } from '../ideas/author.tsx';
import type { Comment } from './comment.ts';
import { isHighlyRated } from './highly-rated.ts';

type Props = { comment: Comment; showsKind?: boolean };

/** Who said it, its number with its permanent address, and when. */
export function CommentHead({ comment, showsKind = false }: Props) {
  const text = useText();
  const date = useDate();
  return (
    <p css={meta}>
      <Author user={comment.user} linked />
      <Link to={paths.ideaComment(comment.idea.id, comment.id)} css={number}>
        {text('comment.number', { serial: comment.serial_number })}
      </Link>
      <time dateTime={comment.date_entered}>{date(comment.date_entered)}</time>
      {showsKind && comment.parent_id !== null && <span>{text('comment.is_reply')}</span>}
      {comment.edited && <span>{text('comment.edited')}</span>}
      {isHighlyRated(comment) && <Chip tone="warning">{text('comment.highly_rated')}</Chip>}
    </p>
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
