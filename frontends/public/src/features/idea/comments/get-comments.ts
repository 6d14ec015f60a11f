import type { Thread, ThreadPage } from '../../../comments/comment.ts';
import { type Question, useWithOwn } from '../../../own/use-with-own.ts';
import type { CommentOrder } from './comment-order.ts';
import { shareThreads } from './share-threads.ts';

export type ThreadOrder = Exclude<CommentOrder, 'high'>;

export const commentsKey = (ideaId: number) => ['idea-comments', ideaId] as const;
export const threadsPerPage = 30;

/** What is the reader's own in a comment. */
export const ownOfComments = ['my_vote', 'is_mine', 'is_blocked'];

const asked: Record<ThreadOrder, { sort: string; order: string }> = {
  newest: { sort: 'date_entered', order: 'desc' },
  oldest: { sort: 'date_entered', order: 'asc' },
  rating: { sort: 'rating', order: 'desc' },
};

/** One page of an idea's threads: top-level comments, each with its first replies, whose own fields come with them. */
export const threadsOf = (ideaId: number, order: ThreadOrder, page: number): Question => ({
  queryKey: [...commentsKey(ideaId), 'threads', order, page],
  path: `/ideas/${ideaId}/comments`,
  query: { page, limit: threadsPerPage, ...asked[order] },
  own: [...ownOfComments, 'comments'],
  structuralSharing: (before, after) => shareThreads(before as ThreadPage | undefined, after as ThreadPage),
});

type Which = { order: ThreadOrder; page: number; enabled: boolean };

export const useThreads = (ideaId: number, { order, page, enabled }: Which) =>
  useWithOwn<Thread>({ ...threadsOf(ideaId, order, page), enabled });
