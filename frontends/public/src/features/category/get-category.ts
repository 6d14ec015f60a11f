import { type Category, type One, useApi } from '@ideabox/api-client';
import { useQuery } from '@tanstack/react-query';

export function useCategory(key: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['category', key],
    queryFn: async ({ signal }) =>
      (await api.get<One<Category>>(`/categories/${encodeURIComponent(key)}`, { signal })).results,
  });
}
