import { type One, useApi, useMutation } from '@ideabox/api-client';
import { changeComment } from '../change-comments.ts';
import { useCommentCache } from '../use-comment-cache.ts';

type Rated = { id: number; my_vote: number | null; rating: number; rating_count: number };

/** Gives stars, or takes them back with null. */
export function usePutRating(ideaId: number, id: number) {
  const api = useApi();
  const { changePages, forgetOthers, refetchFlat } = useCommentCache(ideaId);
  return useMutation({
    mutationFn: async (stars: number | null) => {
      const path = `/comments/${id}/rating`;
      const call =
        stars === null ? api.delete<One<Rated>>(path) : api.put<One<Rated>>(path, { body: { stars } });
      return (await call).results;
    },
    onSuccess: ({ my_vote, rating, rating_count }) => {
      forgetOthers();
      changePages((page) => changeComment(page, id, { rating, rating_count, my_vote }));
      void refetchFlat();
    },
  });
}
