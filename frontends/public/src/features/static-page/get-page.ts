import { type One, useApi, useQuery } from '@ideabox/api-client';
import type { Locale } from '@ideabox/intl';
import { pageFields } from '../../texts/article-fields.ts';

type StaticPage = { page_key: string; name: string; contents: string; lang: Locale };

export function useStaticPage(key: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['page', key],
    queryFn: async ({ signal }) => {
      const call = { query: { fields: pageFields }, signal };
      return (await api.get<One<StaticPage>>(`/pages/${encodeURIComponent(key)}`, call)).results;
    },
  });
}
