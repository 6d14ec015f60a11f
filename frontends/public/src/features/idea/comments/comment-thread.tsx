import { css } from '@emotion/react';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, color, ReplyIcon, space } from '@ideabox/ui';
import { useState } from 'react';
import type { Thread } from '../../../comments/comment.ts';
import { CommentBody } from '../../../comments/comment-body.tsx';
import type { Idea } from '../get-idea.ts';
import { CommentForm } from './comment-form.tsx';

type Props = { idea: Idea; thread: Thread };

/** A comment, its replies below it, and the way to reply. */
export function CommentThread({ idea, thread }: Props) {
  const text = useText();
  const { session } = useShell();
  const [replying, setReplying] = useState(false);
  const mayReply =
    session.status === 'member' && idea.category.status !== 'completed' && thread.parent_id === null;
  return (
    <li css={css({ borderTop: `1px solid ${color.line}`, paddingBlock: space(6) })}>
      <CommentBody comment={thread} />
      {mayReply && !replying && (
        <Button variant="quiet" size="small" onClick={() => setReplying(true)}>
          <ReplyIcon size={18} />
          {text('comment.reply')}
        </Button>
      )}
      {(thread.comments.length > 0 || replying) && (
        <div css={replies}>
          {thread.comments.length > 0 && (
            <ul aria-label={text('comment.replies', { serial: thread.serial_number })}>
              {thread.comments.map((reply) => (
                <li key={reply.id} css={css({ paddingBlock: space(3) })}>
                  <CommentBody comment={reply} />
                </li>
              ))}
            </ul>
          )}
          {replying && (
            <CommentForm ideaId={idea.id} parentId={thread.id} autoFocus onDone={() => setReplying(false)} />
          )}
        </div>
      )}
    </li>
  );
}

const replies = css({
  marginBlockStart: space(3),
  paddingInlineStart: space(5),
  borderInlineStart: `4px solid ${color.line}`,
});
