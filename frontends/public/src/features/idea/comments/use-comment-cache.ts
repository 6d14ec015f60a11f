import { useQueryClient } from '@ideabox/api-client';
import type { ThreadPage } from '../../../comments/comment.ts';
import { type Idea, ideaKey } from '../get-idea.ts';
import { commentsKey } from './get-comments.ts';

/** Brings what the server has confirmed into the pages at hand, without asking for them again. */
export function useCommentCache(ideaId: number) {
  const queries = useQueryClient();
  return {
    changePages: (change: (page: ThreadPage) => ThreadPage, where: readonly (string | number)[] = []) =>
      queries.setQueriesData<ThreadPage>(
        { queryKey: [...commentsKey(ideaId), 'threads', ...where] },
        (page) => page && change(page),
      ),
    /** Lists that are not shown now are asked for when they are. */
    forgetOthers: () => {
      void queries.invalidateQueries({ queryKey: commentsKey(ideaId), refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: ['comments'], refetchType: 'none' });
    },
    refetchFlat: () => queries.invalidateQueries({ queryKey: [...commentsKey(ideaId), 'high'] }),
    countComments: (by: number) =>
      queries.setQueryData<Idea>(
        ideaKey(ideaId),
        (idea) => idea && { ...idea, comment_count: Math.max(0, idea.comment_count + by) },
      ),
  };
}
