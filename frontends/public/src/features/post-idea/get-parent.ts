import { type One, useApi, useQuery } from '@ideabox/api-client';

type Parent = { id: number; name: string };

/** The idea that the new one is derived from. */
export function useParentIdea(id: number | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['parent-idea', id],
    queryFn: async ({ signal }) =>
      (await api.get<One<Parent>>(`/ideas/${id}`, { query: { fields: ['id', 'name'] }, signal })).results,
    enabled: id !== undefined,
  });
}
