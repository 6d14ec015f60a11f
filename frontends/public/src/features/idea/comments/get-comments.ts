import {
  type ApiClient,
  keepPreviousData,
  type PageOf,
  queryOptions,
  useApi,
  useQuery,
} from '@ideabox/api-client';
import type { Thread } from '../../../comments/comment.ts';
import type { CommentOrder } from './comment-order.ts';
import { shareThreads } from './share-threads.ts';

export type ThreadOrder = Exclude<CommentOrder, 'high'>;
export type ThreadPage = PageOf<Thread>;

export const commentsKey = (ideaId: number) => ['idea-comments', ideaId] as const;
export const threadsPerPage = 30;

const asked: Record<ThreadOrder, { sort: string; order: string }> = {
  newest: { sort: 'date_entered', order: 'desc' },
  oldest: { sort: 'date_entered', order: 'asc' },
  rating: { sort: 'rating', order: 'desc' },
};

/** One page of an idea's threads: top-level comments, each with its first replies. */
export const threadsQuery = (api: ApiClient, ideaId: number, order: ThreadOrder, page: number) =>
  queryOptions({
    queryKey: [...commentsKey(ideaId), 'threads', order, page],
    queryFn: ({ signal }) => {
      const query = { page, limit: threadsPerPage, ...asked[order] };
      return api.get<ThreadPage>(`/ideas/${ideaId}/comments`, { query, signal });
    },
    structuralSharing: (before, after) => shareThreads(before as ThreadPage | undefined, after as ThreadPage),
  });

type Which = { order: ThreadOrder; page: number; enabled: boolean };

export function useThreads(ideaId: number, { order, page, enabled }: Which) {
  const api = useApi();
  return useQuery({
    ...threadsQuery(api, ideaId, order, page),
    placeholderData: keepPreviousData,
    enabled,
  });
}
