import type { Comment } from '../../comments/comment.ts';
import { useWithOwn } from '../../own/use-with-own.ts';
import type { CommentListQuery } from './comment-list-query.ts';

const asked = {
  newest: { sort: 'date_entered', order: 'desc' },
  oldest: { sort: 'date_entered', order: 'asc' },
  rating: { sort: 'rating', order: 'desc' },
} as const;

type Which = CommentListQuery & { category: string | undefined };

export function useCommentList({ category, keyword, sort, limit, page }: Which) {
  const query = { category, keyword, ...asked[sort], limit, offset: (page - 1) * limit };
  return useWithOwn<Comment>({
    queryKey: ['comments', query],
    path: '/comments',
    query,
    own: ['is_blocked'],
  });
}
