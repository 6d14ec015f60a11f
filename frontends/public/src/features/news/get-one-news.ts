import { type One, useApi, useQuery } from '@ideabox/api-client';
import type { News } from '../../news/get-news.ts';

export function useOneNews(key: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['one-news', key],
    queryFn: async ({ signal }) =>
      (await api.get<One<News>>(`/news/${encodeURIComponent(key)}`, { signal })).results,
  });
}
