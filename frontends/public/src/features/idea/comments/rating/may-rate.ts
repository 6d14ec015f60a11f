import type { Comment } from '../../../../comments/comment.ts';
import type { Discussion } from '../discussion.ts';

/** Whether one may give stars, and why not: one's own comments and those on one's own idea are for others to rate. */
export function mayRate(comment: Pick<Comment, 'is_mine'>, discussion: Discussion): 'yes' | 'own' | 'no' {
  const { isIdeaAuthor, isClosed } = discussion;
  if (isClosed || isIdeaAuthor) return 'no';
  return comment.is_mine ? 'own' : 'yes';
}
