import { type PageOf, useApi, useQuery } from '@ideabox/api-client';

/** Before anything was posted. */
const longAgo = '1970-01-01';

/** What a topic is called; null where there is none that is told. */
export function useTopicName(id: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['topic-name', id],
    queryFn: async ({ signal }) => {
      const query = { id, period_start: longAgo };
      const { results } = await api.get<PageOf<{ name: string }>>('/analytics/topics', { query, signal });
      return results[0]?.name ?? null;
    },
  });
}
