import {
  type ApiClient,
  type IdeaCard,
  ideasKey,
  type PageOf,
  useApi,
  useInfiniteQuery,
  useQuery,
} from '@ideabox/api-client';

/** How many the page brings along; the rest comes when someone wants it. */
const few = 5;
const many = 100;

type Place = { limit: number; offset?: number; signal: AbortSignal };

const derivedFrom = (api: ApiClient, ideaId: number, { signal, ...place }: Place) =>
  api.get<PageOf<IdeaCard>>('/ideas', { query: { parent_id: ideaId, ...place }, signal });

/** The newest of the ideas that were derived from this one, and how many there are in all. */
export function useDerivedIdeas(ideaId: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...ideasKey, 'derived', ideaId, few],
    queryFn: ({ signal }) => derivedFrom(api, ideaId, { limit: few, signal }),
  });
}

/** Those after the newest, a hundred at a time. */
export function useMoreDerivedIdeas(ideaId: number, enabled: boolean) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...ideasKey, 'derived', ideaId, 'more'],
    initialPageParam: few,
    queryFn: ({ pageParam: offset, signal }) => derivedFrom(api, ideaId, { limit: many, offset, signal }),
    getNextPageParam: ({ metadata: { resultset } }, _pages, offset) =>
      offset + many < resultset.count ? offset + many : undefined,
    select: ({ pages }) => pages.flatMap(({ results }) => results),
    enabled,
  });
}
