import { ApiError, type One, useApi, useQuery, useQueryClient } from '@ideabox/api-client';
import type { Thread } from '../../../comments/comment.ts';
import { openQuery } from '../../../own/use-with-own.ts';
import { findPage } from './find-page.ts';
import { threadsOf, threadsPerPage } from './get-comments.ts';

/** The comment that an address names, and the page of its idea's threads that it is on. */
export function useLinkedComment(ideaId: number, commentId: number | undefined) {
  const api = useApi();
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['linked-comment', ideaId, commentId],
    queryFn: async ({ signal }) => {
      if (!Number.isSafeInteger(commentId)) throw new ApiError({ status: 404, message: 'Comment not found' });
      const get = async (id: number) => (await api.get<One<Thread>>(`/comments/${id}`, { signal })).results;
      const comment = await get(commentId as number);
      if (comment.idea.id !== ideaId) throw new ApiError({ status: 404, message: 'Comment not found' });
      const thread = comment.parent_id === null ? comment : await get(comment.parent_id);
      const page = await findPage(Number(thread.serial_number), threadsPerPage, async (number) => {
        const found = await queries.ensureQueryData(
          openQuery<Thread>(api, threadsOf(ideaId, 'newest', number)),
        );
        const serials = found.results.map(({ serial_number }) => Number(serial_number));
        return { serials, count: found.metadata.resultset.count };
      });
      return { comment, threadId: thread.id, page: page ?? 1 };
    },
    enabled: commentId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
