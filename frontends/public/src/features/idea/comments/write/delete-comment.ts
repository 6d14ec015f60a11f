import { useApi, useMutation } from '@ideabox/api-client';
import { takeOut } from '../change-comments.ts';
import { useCommentCache } from '../use-comment-cache.ts';

/** Removes a comment; its replies stay under a marker. An operator may say why, which its author is told. */
export function useDeleteComment(ideaId: number, id: number) {
  const api = useApi();
  const { changePages, forgetOthers, countComments, refetchFlat } = useCommentCache(ideaId);
  return useMutation({
    mutationFn: (reason: string) => api.delete(`/comments/${id}`, reason ? { body: { reason } } : {}),
    onSuccess: () => {
      forgetOthers();
      countComments(-1);
      changePages((page) => takeOut(page, id));
      void refetchFlat();
    },
  });
}
