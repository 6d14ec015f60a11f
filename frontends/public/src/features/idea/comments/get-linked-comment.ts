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
      const serial = Number(thread.serial_number);
      const page = await findPage(serial, threadsPerPage, async (number) => {
        const question = openQuery<Thread>(api, threadsOf(ideaId, 'newest', number));
        const known = await queries.ensureQueryData(question);
        // What is at hand may be older than the comment.
        const isOlder = number === 1 && Number(known.results[0]?.serial_number ?? 0) < serial;
        const found = isOlder ? await queries.fetchQuery({ ...question, staleTime: 0 }) : known;
        const serials = found.results.map(({ serial_number }) => Number(serial_number));
        return { serials, count: found.metadata.resultset.count };
      });
      return { comment, threadId: thread.id, page: page ?? 1 };
    },
    enabled: commentId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
