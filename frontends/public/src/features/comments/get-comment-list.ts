import { type PageOf, useApi } from '@ideabox/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Comment } from '../../comments/comment.ts';

type CommentsQuery = { category?: string; limit: number; offset: number };

export function useCommentList(query: CommentsQuery) {
  const api = useApi();
  return useQuery({
    queryKey: ['comments', query],
    queryFn: ({ signal }) => api.get<PageOf<Comment>>('/comments', { query, signal }),
    placeholderData: keepPreviousData,
  });
}
