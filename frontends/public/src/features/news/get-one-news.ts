import { type News, type One, useApi, useQuery } from '@ideabox/api-client';
import type { Locale } from '@ideabox/intl';
import { newsFields } from '../../texts/article-fields.ts';

export function useOneNews(key: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['one-news', key],
    queryFn: async ({ signal }) => {
      const call = { query: { fields: newsFields }, signal };
      const path = `/news/${encodeURIComponent(key)}`;
      return (await api.get<One<News & { lang: Locale }>>(path, call)).results;
    },
  });
}
