import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, gutter, lazyPart, space } from '@ideabox/ui';
import { memo } from 'react';
import type { Thread } from '../../../../comments/comment.ts';
import { useDiscussion } from '../discussion.ts';
import { useReopened } from '../use-reopened.ts';
import { replyDraft } from '../write/reply-draft.ts';
import { CommentItem } from './comment-item.tsx';
import { MoreReplies } from './more-replies.tsx';

const ReplyForm = lazyPart(
  async () => (await import(/* webpackChunkName: "reply" */ '../write/reply-form.tsx')).ReplyForm,
);

type Props = { thread: Thread; linkedId: number | undefined };

/** A comment, its replies below it, and the way to reply. */
export const CommentThread = memo(function CommentThread({ thread, linkedId }: Props) {
  const text = useText();
  const { ideaId, draftOwner, isMuted } = useDiscussion();
  const [replying, setReplying] = useReopened(replyDraft(ideaId, thread.id));
  const reply = () => setReplying('asked');
  const hidden = thread.comment_count - thread.comments.length;
  const isReplying = replying !== 'no' && !isMuted;
  const { serial_number: serial } = thread;
  return (
    <li css={frame}>
      <CommentItem comment={thread} isLinked={thread.id === linkedId} onReply={isMuted ? undefined : reply} />
      {(thread.comments.length > 0 || isReplying) && (
        <div css={replies}>
          {thread.comments.length > 0 && (
            <ul aria-label={text('comment.replies', { serial })} css={list}>
              {thread.comments.map((answer) => (
                <li key={answer.id}>
                  <CommentItem comment={answer} isLinked={answer.id === linkedId} onReply={undefined} />
                </li>
              ))}
            </ul>
          )}
          {hidden > 0 && <MoreReplies thread={thread} hidden={hidden} linkedId={linkedId} />}
          {isReplying && (
            <ReplyForm
              key={draftOwner}
              parentId={thread.id}
              serial={serial}
              takesFocus={replying === 'asked'}
              onClose={() => setReplying('no')}
            />
          )}
        </div>
      )}
    </li>
  );
});

/**
 * What is far from the screen is not laid out, and covers nothing below where it will need more room than is kept for it; the
 * room at the sides is for the mark of the focus.
 */
const frame = css({
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  paddingBlockEnd: space(6),
  '&::before': {
    content: '""',
    display: 'block',
    marginBlockEnd: space(6),
    borderTop: `1px solid ${color.line}`,
  },
  contentVisibility: 'auto',
  overflow: 'hidden',
  containIntrinsicSize: 'auto 14rem',
});
const replies = css({
  display: 'grid',
  gap: space(5),
  marginBlockStart: space(4),
  paddingInlineStart: space(5),
  borderInlineStart: `4px solid ${color.line}`,
  '& > *': { minWidth: 0 },
});
const list = css({ display: 'grid', gap: space(6), '& > *': { minWidth: 0 } });
