import { type One, useApi } from '@ideabox/api-client';
import { useQuery } from '@tanstack/react-query';
import type { Thread } from '../../../comments/comment.ts';

/** The one comment that the address points to; it may lie on a page that is not loaded. */
export function useComment(id: number | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['comment', id],
    queryFn: async ({ signal }) => (await api.get<One<Thread>>(`/comments/${id}`, { signal })).results,
    enabled: id !== undefined,
  });
}
