import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useNavigate } from '@ideabox/router';
import { useToast } from '@ideabox/ui';
import { commentQuery } from '../comment-order.ts';
import { useDiscussion } from '../discussion.ts';
import { CommentField } from './comment-field.tsx';
import { usePostComment } from './post-comment.ts';
import { useCommentText } from './use-comment-text.ts';

export const commentDraft = (ideaId: number) => `comment.${ideaId}`;

type Props = { isAtNewest: boolean };

/** A comment on the idea; posted, it is the first of the newest. */
export function CommentForm({ isAtNewest }: Props) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { ideaId } = useDiscussion();
  const post = usePostComment({ ideaId });
  const form = useCommentText({ name: commentDraft(ideaId) }, async (contents) => {
    await post.mutateAsync(contents);
    toast(text('comment.posted'), 'success');
    if (!isAtNewest) {
      navigate({ pathname: paths.idea(ideaId), search: commentQuery({ order: 'newest', page: 1 }) });
    }
  });
  return (
    <CommentField form={form} label={text('comment.label')} submitLabel={text('comment.submit')} rows={4} />
  );
}
