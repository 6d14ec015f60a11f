import { type One, useApi, useQuery } from '@ideabox/api-client';

type StaticPage = { page_key: string; name: string; contents: string };

export function useStaticPage(key: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['page', key],
    queryFn: async ({ signal }) =>
      (await api.get<One<StaticPage>>(`/pages/${encodeURIComponent(key)}`, { signal })).results,
  });
}
