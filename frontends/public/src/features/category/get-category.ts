import { type Category, type One, useApi, useQuery } from '@ideabox/api-client';

export function useCategory(key: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['category', key],
    queryFn: async ({ signal }) =>
      (await api.get<One<Category>>(`/categories/${encodeURIComponent(key)}`, { signal })).results,
  });
}
