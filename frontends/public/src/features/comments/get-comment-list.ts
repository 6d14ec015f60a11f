import { keepPreviousData, type PageOf, useApi, useQuery } from '@ideabox/api-client';
import type { Comment } from '../../comments/comment.ts';
import type { CommentListQuery } from './comment-list-query.ts';

const asked = {
  newest: { sort: 'date_entered', order: 'desc' },
  oldest: { sort: 'date_entered', order: 'asc' },
  rating: { sort: 'rating', order: 'desc' },
} as const;

type Which = CommentListQuery & { category: string | undefined };

export function useCommentList({ category, keyword, sort, limit, page }: Which) {
  const api = useApi();
  const query = { category, keyword, ...asked[sort], limit, offset: (page - 1) * limit };
  return useQuery({
    queryKey: ['comments', query],
    queryFn: ({ signal }) => api.get<PageOf<Comment>>('/comments', { query, signal }),
    placeholderData: keepPreviousData,
  });
}
