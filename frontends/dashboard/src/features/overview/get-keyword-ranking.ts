import { type PageOf, useApi, useQuery } from '@ideabox/api-client';
import { addDays, chartLength, today } from './periods.ts';

type Keyword = { key: string; label: string; count: number };
const shown = 10;

/** What was searched for most in the last thirty days. */
export function useKeywordRanking() {
  const api = useApi();
  const end = today();
  const query = {
    period_start: addDays(end, 1 - chartLength.date),
    period_end: end,
    limit: shown,
  };
  return useQuery({
    queryKey: ['analytics', 'keyword_ranking', query],
    queryFn: async ({ signal }) =>
      (await api.get<PageOf<Keyword>>('/analytics/keyword_ranking', { query, signal })).results,
  });
}
