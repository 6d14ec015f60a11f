import { changeData, useQueryClient } from '@ideabox/api-client';
import type { ThreadPage } from '../../../comments/comment.ts';
import { type Idea, ideaKey } from '../get-idea.ts';
import { commentsKey } from './get-comments.ts';

/** Brings what the server has confirmed into the pages at hand, without asking for them again. */
export function useCommentCache(ideaId: number) {
  const queries = useQueryClient();
  return {
    changePages: (change: (page: ThreadPage) => ThreadPage, where: readonly (string | number)[] = []) =>
      changeData<ThreadPage>(queries, [...commentsKey(ideaId), 'threads', ...where], change, {
        andBelow: true,
      }),
    /** Lists that are not shown now are asked for when they are. */
    forgetOthers: () => {
      void queries.invalidateQueries({ queryKey: commentsKey(ideaId), refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: ['comments'], refetchType: 'none' });
    },
    refetchFlat: () => queries.invalidateQueries({ queryKey: [...commentsKey(ideaId), 'high'] }),
    countComments: (by: number) =>
      changeData<Idea>(queries, ideaKey(ideaId), (idea) => ({
        ...idea,
        comment_count: Math.max(0, idea.comment_count + by),
      })),
  };
}
