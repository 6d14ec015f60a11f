import { type One, randomId, useApi } from '@ideabox/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Thread } from '../../../comments/comment.ts';
import { type Idea, ideaKey } from '../get-idea.ts';
import { commentsKey } from './get-comments.ts';

type Draft = { ideaId: number; parentId?: number; contents: string };

/** Posts a comment or a reply. */
export function usePostComment({ ideaId, parentId }: Omit<Draft, 'contents'>) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (contents: string) =>
      api.post<One<Thread>>('/comments', {
        body: { idea_id: ideaId, contents, ...(parentId ? { comment_id: parentId } : {}) },
        idempotencyKey: randomId(),
      }),
    onSuccess: () => {
      // The count follows the comment a moment later on the server: it is counted here meanwhile.
      queries.setQueryData<Idea>(
        ideaKey(ideaId),
        (idea) => idea && { ...idea, comment_count: idea.comment_count + 1 },
      );
      return queries.invalidateQueries({ queryKey: commentsKey(ideaId) });
    },
  });
}
