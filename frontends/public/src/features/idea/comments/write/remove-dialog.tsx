import { css } from '@emotion/react';
import { lengthOf, useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { Button, space, useToast } from '@ideabox/ui';
import { CountedTextArea } from '@ideabox/ui/controls';
import { Dialog } from '@ideabox/ui/dialog';
import { useState } from 'react';
import type { Comment } from '../../../../comments/comment.ts';
import { useFieldErrors } from '../../use-field-errors.ts';
import { useDiscussion } from '../discussion.ts';
import { focusCommentsTitle } from '../focus-comment.ts';
import { useDeleteComment } from './delete-comment.ts';
import { longestComment } from './longest-comment.ts';

type Props = { comment: Comment; isOwn: boolean; onClose: () => void };

/** Asks whether the comment shall really go; an operator may say why. */
export function RemoveDialog({ comment, isOwn, onClose }: Props) {
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const { ideaId } = useDiscussion();
  const remove = useDeleteComment(ideaId, comment.id);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const length = lengthOf(reason.trim());
  const confirm = async () => {
    if (length > longestComment) return setError(text('form.max_length', { limit: longestComment }));
    try {
      await remove.mutateAsync(reason.trim());
      toast(text('comment.remove.done'), 'success');
      onClose();
      focusCommentsTitle();
    } catch (failure) {
      const refused = isOwn ? undefined : fieldErrors(failure, { reason: longestComment }).reason;
      if (refused) setError(refused);
      else toast(errorText(failure), 'error');
    }
  };
  return (
    <Dialog title={text('comment.remove.title')} onClose={onClose} width="36rem">
      <p>{text('comment.remove.ask', { serial: comment.serial_number })}</p>
      {comment.comment_count > 0 && <p>{text('comment.remove.keeps_replies')}</p>}
      {!isOwn && (
        <CountedTextArea
          id="comment-reason"
          label={text('comment.remove.reason')}
          hint={text('comment.remove.reason.hint')}
          rows={3}
          limit={longestComment}
          length={length}
          value={reason}
          error={error}
          readOnly={remove.isPending}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
      )}
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        <Button loading={remove.isPending} onClick={confirm}>
          {text('comment.remove.submit')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text('action.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
