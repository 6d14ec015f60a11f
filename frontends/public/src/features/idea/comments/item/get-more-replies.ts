import { type One, useApi, useInfiniteQuery } from '@ideabox/api-client';
import type { Thread } from '../../../../comments/comment.ts';
import { commentsKey } from '../get-comments.ts';

/** How many replies come with a thread, and then with each further call. */
const limit = 50;

/** The replies of a thread after those that came with it. */
export function useMoreReplies({ id, idea }: Thread, enabled: boolean) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...commentsKey(idea.id), 'replies', id],
    initialPageParam: limit,
    queryFn: async ({ pageParam: offset, signal }) =>
      (await api.get<One<Thread>>(`/comments/${id}`, { query: { limit, offset }, signal })).results,
    getNextPageParam: ({ comment_count }, _pages, offset) =>
      offset + limit < comment_count ? offset + limit : undefined,
    select: ({ pages }) => pages.flatMap(({ comments }) => comments),
    enabled,
  });
}
