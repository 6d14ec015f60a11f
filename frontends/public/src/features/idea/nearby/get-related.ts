import { type IdeaCard, type PageOf, useApi, useQuery } from '@ideabox/api-client';

/** Ideas with the same tags or a text like this one's, the nearest first. */
export function useRelatedIdeas(ideaId: number, enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['idea', ideaId, 'related'],
    queryFn: async ({ signal }) =>
      (await api.get<PageOf<IdeaCard>>(`/ideas/${ideaId}/related`, { signal })).results,
    enabled,
    staleTime: 5 * 60_000,
  });
}
