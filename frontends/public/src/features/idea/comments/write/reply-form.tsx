import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useToast } from '@ideabox/ui';
import { SentNotice } from '../../../../sent/sent-notice.tsx';
import { useDraftAttempt } from '../../use-draft-attempt.ts';
import { useDiscussion } from '../discussion.ts';
import { focusComment } from '../focus-comment.ts';
import { CommentField } from './comment-field.tsx';
import { usePostComment } from './post-comment.ts';
import { replyDraft } from './reply-draft.ts';
import { useCommentText } from './use-comment-text.ts';

type Props = { parentId: number; serial: string; takesFocus: boolean; onClose: () => void };

/** A reply to a comment; the focus goes on to it once it is posted, and back to the comment when it is given up. */
export function ReplyForm({ parentId, serial, takesFocus, onClose }: Props) {
  const text = useText();
  const toast = useToast();
  const { ideaId } = useDiscussion();
  const name = replyDraft(ideaId, parentId);
  const form = useCommentText({ name }, async (contents) => {
    const { id } = await post.mutateAsync(contents);
    toast(text('comment.reply_posted'), 'success');
    form.forget();
    onClose();
    focusComment(id);
  });
  const attempt = useDraftAttempt(name, form.contents.trim(), () => form.change(''));
  const post = usePostComment({ ideaId, parentId, attempt });
  return (
    <>
      <SentNotice
        kind="comment"
        sentBefore={attempt.sentBefore}
        place={(id) => paths.ideaComment(ideaId, id)}
      />
      <CommentField
        form={form}
        label={text('comment.reply_label', { serial })}
        submitLabel={text('comment.reply_submit')}
        rows={3}
        takesFocus={takesFocus}
        onCancel={() => {
          form.forget();
          onClose();
          focusComment(parentId);
        }}
      />
    </>
  );
}
