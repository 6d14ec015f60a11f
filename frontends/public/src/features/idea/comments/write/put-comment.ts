import { type One, useApi, useMutation, useQueryClient } from '@ideabox/api-client';
import type { Thread } from '../../../../comments/comment.ts';
import { changeComment } from '../change-comments.ts';
import { useCommentCache } from '../use-comment-cache.ts';
import { commentVersionsKey } from '../versions/get-comment-versions.ts';

/** Changes what a comment says; what it said before stays readable as a version. */
export function usePutComment(ideaId: number, id: number) {
  const api = useApi();
  const queries = useQueryClient();
  const { changePages, forgetOthers, refetchFlat } = useCommentCache(ideaId);
  return useMutation({
    mutationFn: async (contents: string) =>
      (await api.put<One<Thread>>(`/comments/${id}`, { body: { contents } })).results,
    onSuccess: ({ raw_contents, edited }) => {
      forgetOthers();
      changePages((page) => changeComment(page, id, { raw_contents, edited }));
      void queries.invalidateQueries({ queryKey: commentVersionsKey(id) });
      void refetchFlat();
    },
  });
}
