import { type IdeaCard, isNotFound, type One, useApi } from '@ideabox/api-client';
import { useQuery } from '@tanstack/react-query';

/** The idea behind a vote; null where it is no longer to be seen. */
export function useVotedIdea(id: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['votes', 'idea', id],
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
