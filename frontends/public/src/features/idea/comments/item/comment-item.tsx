import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, lazyPart, radius, space } from '@ideabox/ui';
import { memo, useEffect } from 'react';
import type { Comment } from '../../../../comments/comment.ts';
import { CommentHead } from '../../../../comments/comment-head.tsx';
import { RichText } from '../../../../texts/rich-text.tsx';
import { useDiscussion } from '../discussion.ts';
import { goToComment } from '../focus-comment.ts';
import { useReopened } from '../use-reopened.ts';
import { CommentVersions } from '../versions/comment-versions.tsx';
import { editDraft } from '../write/edit-draft.ts';
import { CommentActions } from './comment-actions.tsx';
import { CommentStandIn } from './comment-stand-in.tsx';

const EditForm = lazyPart(
  async () => (await import(/* webpackChunkName: "edit-comment" */ '../write/edit-form.tsx')).EditForm,
);

type Props = {
  comment: Comment;
  /** The address names this one. */
  isLinked: boolean;
  showsKind?: boolean;
  onReply?: () => void;
};

/** One comment or reply with all that one can do with it; drawn anew only when it changes itself. */
export const CommentItem = memo(function CommentItem({ comment, isLinked, showsKind, onReply }: Props) {
  const text = useText();
  const { isClosed } = useDiscussion();
  const [editing, setEditing] = useReopened(editDraft(comment.id));
  useEffect(() => {
    if (isLinked) goToComment(comment.id);
  }, [isLinked, comment.id]);
  const label = text('comment.number', { serial: comment.serial_number });
  const isHidden = comment.removed || comment.is_blocked;
  return (
    <article
      id={`comment-${comment.id}`}
      tabIndex={-1}
      aria-label={label}
      css={isLinked ? [item, linked] : item}
    >
      {isLinked && <p css={mark}>{text('comment.linked')}</p>}
      {isHidden ? (
        <CommentStandIn comment={comment} />
      ) : (
        <>
          <CommentHead comment={comment} showsKind={showsKind} />
          {editing !== 'no' && comment.is_mine && !isClosed ? (
            <EditForm comment={comment} takesFocus={editing === 'asked'} onClose={() => setEditing('no')} />
          ) : (
            <>
              <div dir="auto">
                <RichText>{comment.raw_contents}</RichText>
              </div>
              {comment.edited && <CommentVersions id={comment.id} />}
              <CommentActions comment={comment} onReply={onReply} onEdit={() => setEditing('asked')} />
            </>
          )}
        </>
      )}
    </article>
  );
});

const item = css({
  display: 'grid',
  gap: space(2),
  minWidth: 0,
  scrollMarginBlock: '6rem',
  '& > *': { minWidth: 0 },
});
const linked = css({
  padding: space(4),
  border: `2px solid ${color.primary}`,
  borderRadius: radius.medium,
  background: color.tint,
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
});
const mark = css({ fontSize: '0.875rem', fontWeight: 700, color: color.primary });
