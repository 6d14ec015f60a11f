import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api-provider.tsx';
import type { PageOf } from '../page-of.ts';

export type News = { id: number; news_key: string; name: string; contents: string; date_entered: string };

/** The newest announcements. */
export function useNewsList(limit: number, offset = 0) {
  const api = useApi();
  return useQuery({
    queryKey: ['news', limit, offset],
    queryFn: ({ signal }) => api.get<PageOf<News>>('/news', { query: { limit, offset }, signal }),
  });
}
