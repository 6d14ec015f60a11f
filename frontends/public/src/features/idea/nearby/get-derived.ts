import {
  type IdeaCard,
  ideasKey,
  keepPreviousData,
  type PageOf,
  useApi,
  useQuery,
} from '@ideabox/api-client';

/** Ideas that were derived from this one, newest first: the first few, or as many as are asked for. */
export function useDerivedIdeas(ideaId: number, limit: number, enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: [...ideasKey, 'derived', ideaId, limit],
    queryFn: ({ signal }) =>
      api.get<PageOf<IdeaCard>>('/ideas', { query: { parent_id: ideaId, limit }, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}
