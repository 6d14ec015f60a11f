import { type One, useApi, useInfiniteQuery } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';
import type { Thread } from '../../../../comments/comment.ts';
import { commentsKey, ownOfComments } from '../get-comments.ts';

/** How many replies come with a thread, and then with each further call. */
const limit = 50;

/** The replies of a thread after those that came with it; for a member with what in them is their own. */
export function useMoreReplies({ id, idea }: Thread, enabled: boolean) {
  const api = useApi();
  const isMember = useMember() !== null;
  const fields = isMember ? ['comments', 'comment_count', ...ownOfComments] : undefined;
  return useInfiniteQuery({
    queryKey: [...commentsKey(idea.id), 'replies', id, isMember],
    initialPageParam: limit,
    queryFn: async ({ pageParam: offset, signal }) =>
      (await api.get<One<Thread>>(`/comments/${id}`, { query: { limit, offset, fields }, signal })).results,
    getNextPageParam: ({ comment_count }, _pages, offset) =>
      offset + limit < comment_count ? offset + limit : undefined,
    select: ({ pages }) => pages.flatMap(({ comments }) => comments),
    enabled,
  });
}
