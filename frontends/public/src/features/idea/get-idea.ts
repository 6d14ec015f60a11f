import { type IdeaCard, type One, useApi } from '@ideabox/api-client';
import { useQuery } from '@tanstack/react-query';

export type Idea = IdeaCard & { point: number; tags: { id: number; name: string }[] };

export const ideaKey = (id: number) => ['idea', id] as const;

export function useIdea(id: number) {
  const api = useApi();
  return useQuery({
    queryKey: ideaKey(id),
    queryFn: async ({ signal }) => (await api.get<One<Idea>>(`/ideas/${id}`, { signal })).results,
    enabled: Number.isSafeInteger(id) && id > 0,
  });
}
