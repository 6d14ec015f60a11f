import { useApi, useInfiniteQuery } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';
import type { Thread } from '../../../comments/comment.ts';
import { isHighlyRated } from '../../../comments/highly-rated.ts';
import { getWithOwn } from '../../../own/with-own.ts';
import { commentsKey, ownOfComments } from './get-comments.ts';

const limit = 30;

/** Comments and replies of four stars and more on average, best first: the head of the list by rating. */
export function useHighlyRated(ideaId: number) {
  const api = useApi();
  const isMember = useMember() !== null;
  return useInfiniteQuery({
    queryKey: [...commentsKey(ideaId), 'high', isMember],
    initialPageParam: 0,
    queryFn: ({ pageParam: offset, signal }) => {
      const query = { idea: ideaId, sort: 'rating', limit, offset };
      const own = isMember ? ownOfComments : undefined;
      return getWithOwn<Thread>(api, { path: '/comments', query, signal }, own);
    },
    getNextPageParam: ({ results, metadata: { resultset } }, _pages, offset) => {
      const goesOn = offset + limit < resultset.count && results.every(isHighlyRated);
      return goesOn ? offset + limit : undefined;
    },
    select: ({ pages }) => pages.flatMap(({ results }) => results).filter(isHighlyRated),
  });
}
