import { type One, useApi } from '@ideabox/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Thread } from '../../../shared/comment.ts';
import { ideaKey } from '../get-idea.ts';
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
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: commentsKey(ideaId) }),
        queries.invalidateQueries({ queryKey: ideaKey(ideaId) }),
      ]),
  });
}
