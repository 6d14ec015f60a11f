import { type PageOf, useApi, useInfiniteQuery } from '@ideabox/api-client';
import type { Thread } from '../../../comments/comment.ts';
import { isHighlyRated } from '../../../comments/highly-rated.ts';
import { commentsKey } from './get-comments.ts';

const limit = 30;

/** Comments and replies of four stars and more on average, best first: the head of the list by rating. */
export function useHighlyRated(ideaId: number) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...commentsKey(ideaId), 'high'],
    initialPageParam: 0,
    queryFn: ({ pageParam: offset, signal }) => {
      const query = { idea: ideaId, sort: 'rating', limit, offset };
      return api.get<PageOf<Thread>>('/comments', { query, signal });
    },
    getNextPageParam: ({ results, metadata: { resultset } }, _pages, offset) => {
      const goesOn = offset + limit < resultset.count && results.every(isHighlyRated);
      return goesOn ? offset + limit : undefined;
    },
    select: ({ pages }) => pages.flatMap(({ results }) => results).filter(isHighlyRated),
  });
}
