import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, lazyPart, PenIcon, ReplyIcon, space } from '@ideabox/ui';
import { useState } from 'react';
import { AverageRating } from '../../../../comments/average-rating.tsx';
import type { Comment } from '../../../../comments/comment.ts';
import { useDiscussion } from '../discussion.ts';
import { focusComment } from '../focus-comment.ts';
import { mayRate } from '../rating/may-rate.ts';
import { MoreActions } from './more-actions.tsx';

const RatingForm = lazyPart(
  async () => (await import(/* webpackChunkName: "rate-comment" */ '../rating/rating-form.tsx')).RatingForm,
);

type Props = {
  comment: Comment;
  onReply?: () => void;
  onEdit: () => void;
};

/** How the comment is rated, and what one can do with it. */
export function CommentActions({ comment, onReply, onEdit }: Props) {
  const text = useText();
  const discussion = useDiscussion();
  const { isVisitor, isClosed, askForLogin } = discussion;
  const [rating, setRating] = useState(false);
  const [more, setMore] = useState(false);
  const { serial_number: serial, my_vote: stars } = comment;
  const may = mayRate(comment, discussion);
  const rate = () => (isVisitor ? askForLogin('rating.login') : setRating(true));
  return (
    <div css={box}>
      <div css={row}>
        <AverageRating comment={comment} />
        <span css={buttons}>
          {may === 'own' && <span css={note}>{text('rating.own_comment')}</span>}
          {may === 'yes' && (
            <Button
              variant="quiet"
              size="small"
              aria-expanded={rating}
              aria-label={text(stars ? 'rating.change_of' : 'rating.give_of', { serial, stars: stars ?? 0 })}
              onClick={rating ? () => setRating(false) : rate}
            >
              {text(stars ? 'rating.change' : 'rating.give', { stars: stars ?? 0 })}
            </Button>
          )}
          {onReply && (
            <Button
              variant="quiet"
              size="small"
              aria-label={text('comment.reply_to', { serial })}
              onClick={onReply}
            >
              <ReplyIcon size={18} />
              {text('comment.reply')}
            </Button>
          )}
          {comment.is_mine && !isClosed && (
            <Button
              variant="quiet"
              size="small"
              aria-label={text('comment.edit_of', { serial })}
              onClick={onEdit}
            >
              <PenIcon size={18} />
              {text('comment.edit')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-expanded={more}
            aria-label={text('comment.more_of', { serial })}
            onClick={() => setMore(!more)}
          >
            {text('comment.more')}
          </Button>
        </span>
      </div>
      {more && <MoreActions comment={comment} />}
      {rating && (
        <RatingForm
          comment={comment}
          onClose={() => {
            setRating(false);
            focusComment(comment.id);
          }}
        />
      )}
    </div>
  );
}

const box = css({ display: 'grid', gap: space(3), fontSize: '0.875rem' });
const note = css({ paddingInline: space(4) });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space(6)}` });
/** The text of the first button begins where the lines above do. */
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: space(-4),
});
