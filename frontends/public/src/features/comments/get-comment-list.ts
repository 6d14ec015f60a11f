import type { Comment } from '../../comments/comment.ts';
import { useWithOwn } from '../../own/use-with-own.ts';
import type { CommentListQuery } from './comment-list-query.ts';

const asked = {
  newest: { sort: 'date_entered', order: 'desc' },
  oldest: { sort: 'date_entered', order: 'asc' },
  rating: { sort: 'rating', order: 'desc' },
} as const;

const fields = [
  ...['id', 'idea', 'parent_id', 'user', 'serial_number', 'raw_contents', 'hits', 'rating', 'rating_count'],
  ...['edited', 'removed', 'comment_count', 'date_entered'],
] as const satisfies (keyof Comment)[];

/** What a row shows of a comment that was searched for: hits come to who names them, and then all the rest is named. */
const ofFound = { fields: fields.join(',') };

type Which = CommentListQuery & { category: string | undefined };

export function useCommentList({ category, keyword, sort, limit, page }: Which) {
  const query = {
    category,
    keyword,
    ...asked[sort],
    limit,
    offset: (page - 1) * limit,
    ...(keyword && ofFound),
  };
  return useWithOwn<Comment>({
    queryKey: ['comments', query],
    path: '/comments',
    query,
    own: ['is_blocked'],
  });
}
