import { useText } from '@ideabox/intl';
import { useToast } from '@ideabox/ui';
import type { Comment } from '../../../../comments/comment.ts';
import { useDiscussion } from '../discussion.ts';
import { focusComment } from '../focus-comment.ts';
import { CommentField } from './comment-field.tsx';
import { editDraft } from './edit-draft.ts';
import { usePutComment } from './put-comment.ts';
import { useCommentText } from './use-comment-text.ts';

type Props = { comment: Comment; takesFocus: boolean; onClose: () => void };

/** One's own comment to be changed, in its place. */
export function EditForm({ comment, takesFocus, onClose }: Props) {
  const { id, raw_contents, serial_number: serial } = comment;
  const text = useText();
  const toast = useToast();
  const { ideaId } = useDiscussion();
  const put = usePutComment(ideaId, id);
  const close = () => {
    form.forget();
    onClose();
    focusComment(id);
  };
  const form = useCommentText({ name: editDraft(id), start: raw_contents }, async (contents) => {
    if (contents !== raw_contents) {
      await put.mutateAsync(contents);
      toast(text('comment.edit.done'), 'success');
    }
    close();
  });
  return (
    <CommentField
      form={form}
      label={text('comment.edit.label', { serial })}
      submitLabel={text('comment.edit.submit')}
      rows={4}
      takesFocus={takesFocus}
      onCancel={close}
    />
  );
}
