import { skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '../api-provider.tsx';
import type { PageOf } from '../page-of.ts';

export type News = { id: number; news_key: string; name: string; contents: string; date_entered: string };

/** The newest announcements; `fields` names what is wanted of each, with commas, where that is not all. */
export function useNewsList(limit: number, offset = 0, fields?: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['news', limit, offset, ...(fields ? [fields] : [])],
    queryFn: ({ signal }) => api.get<PageOf<News>>('/news', { query: { limit, offset, fields }, signal }),
  });
}

export type NewsQuery = {
  /** Days in Japan, both included: `2026-11-21`. */
  start_date: string;
  end_date: string;
  fields: string;
  limit: number;
};

/** The newest announcements of some days; none are asked for while these are not known. */
export function useNewsOf(query: NewsQuery | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['news', query],
    queryFn: query ? ({ signal }) => api.get<PageOf<News>>('/news', { query, signal }) : skipToken,
  });
}
