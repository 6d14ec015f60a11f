import { type PageOf, useApi } from '@ideabox/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Thread } from '../../../comments/comment.ts';

export const commentsKey = (ideaId: number) => ['idea-comments', ideaId] as const;
const limit = 30;

/** The idea's comments with their replies, thirty at a time. */
export function useComments(ideaId: number) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: commentsKey(ideaId),
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      api.get<PageOf<Thread>>(`/ideas/${ideaId}/comments`, { query: { page, limit }, signal }),
    getNextPageParam: ({ metadata: { resultset } }, _pages, page) =>
      page * limit < resultset.count ? page + 1 : undefined,
  });
}
