import { type IdeaCard, ideasKey, useApi, useInfiniteQuery } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';
import { useWithOwn } from '../../../own/use-with-own.ts';
import { getWithOwn } from '../../../own/with-own.ts';

/** How many the page brings along; the rest comes when someone wants it. */
const few = 5;
const many = 100;

const own = ['is_blocked'];

/** The newest of the ideas that were derived from this one, and how many there are in all. */
export const useDerivedIdeas = (ideaId: number) =>
  useWithOwn<IdeaCard>({
    queryKey: [...ideasKey, 'derived', ideaId, few],
    path: '/ideas',
    query: { parent_id: ideaId, limit: few },
    own,
  });

/** Those after the newest, a hundred at a time. */
export function useMoreDerivedIdeas(ideaId: number, enabled: boolean) {
  const api = useApi();
  const isMember = useMember() !== null;
  return useInfiniteQuery({
    queryKey: [...ideasKey, 'derived', ideaId, 'more', isMember],
    initialPageParam: few,
    queryFn: ({ pageParam: offset, signal }) => {
      const query = { parent_id: ideaId, limit: many, offset };
      return getWithOwn<IdeaCard>(api, { path: '/ideas', query, signal }, isMember ? own : undefined);
    },
    getNextPageParam: ({ metadata: { resultset } }, _pages, offset) =>
      offset + many < resultset.count ? offset + many : undefined,
    select: ({ pages }) => pages.flatMap(({ results }) => results),
    enabled,
  });
}
