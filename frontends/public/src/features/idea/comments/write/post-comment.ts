import { type One, useApi, type useAttempt, useMutation } from '@ideabox/api-client';
import type { Thread } from '../../../../comments/comment.ts';
import { addReply, addThread } from '../change-comments.ts';
import { useCommentCache } from '../use-comment-cache.ts';

type Posting = {
  ideaId: number;
  parentId?: number;
  attempt: Pick<ReturnType<typeof useAttempt>, 'keyOf' | 'end'>;
};

/** Posts a comment or a reply. The same text sent again after no answer came is one comment still. */
export function usePostComment({ ideaId, parentId, attempt }: Posting) {
  const api = useApi();
  const { changePages, forgetOthers, countComments } = useCommentCache(ideaId);
  return useMutation({
    mutationFn: async (contents: string) => {
      const body = { idea_id: ideaId, contents, ...(parentId ? { comment_id: parentId } : {}) };
      const idempotencyKey = attempt.keyOf(contents);
      return (await api.post<One<Thread>>('/comments', { body, idempotencyKey })).results;
    },
    onSuccess: (posted) => {
      attempt.end();
      forgetOthers();
      // The count follows the comment a moment later on the server: it is counted here meanwhile.
      countComments(1);
      const own = { ...posted, is_mine: true };
      if (posted.parent_id !== null) changePages((page) => addReply(page, own));
      else changePages((page) => addThread(page, own), ['newest', 1]);
    },
  });
}
