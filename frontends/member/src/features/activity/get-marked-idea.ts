import { type IdeaCard, isNotFound, type One, useApi, useQuery } from '@ideabox/api-client';

/** The idea behind a vote or a favourite; null where it is no longer to be seen. */
export function useMarkedIdea(id: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['ideas', 'marked', id],
    queryFn: async ({ signal }) => {
      try {
        return (await api.get<One<IdeaCard>>(`/ideas/${id}`, { signal })).results;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  });
}
