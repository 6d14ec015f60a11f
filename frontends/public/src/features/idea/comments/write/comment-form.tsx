import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useNavigate } from '@ideabox/router';
import { useToast } from '@ideabox/ui';
import { SentNotice } from '../../../../sent/sent-notice.tsx';
import { useDraftAttempt } from '../../use-draft-attempt.ts';
import { commentQuery } from '../comment-order.ts';
import { useDiscussion } from '../discussion.ts';
import { composerId, goToPosted } from '../focus-comment.ts';
import { CommentField } from './comment-field.tsx';
import { usePostComment } from './post-comment.ts';
import { useCommentText } from './use-comment-text.ts';

const commentDraft = (ideaId: number) => `comment.${ideaId}`;

type Props = { isAtNewest: boolean };

/** A comment on the idea; posted, it is the first of the newest, in view and with the focus. */
export function CommentForm({ isAtNewest }: Props) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { ideaId } = useDiscussion();
  const name = commentDraft(ideaId);
  const form = useCommentText({ name }, async (contents) => {
    const { id } = await post.mutateAsync(contents);
    toast(text('comment.posted'), 'success');
    if (!isAtNewest) {
      navigate({ pathname: paths.idea(ideaId), search: commentQuery({ order: 'newest', page: 1 }) });
    }
    goToPosted(id);
  });
  const attempt = useDraftAttempt(name, form.contents.trim(), () => form.change(''));
  const post = usePostComment({ ideaId, attempt });
  return (
    <>
      <SentNotice
        kind="comment"
        sentBefore={attempt.sentBefore}
        place={(id) => paths.ideaComment(ideaId, id)}
      />
      <CommentField
        form={form}
        label={text('comment.label')}
        submitLabel={text('comment.submit')}
        fieldId={composerId}
        rows={4}
      />
    </>
  );
}
