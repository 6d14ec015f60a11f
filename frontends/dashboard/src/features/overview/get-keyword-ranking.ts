import { type PageOf, useApi, useQuery } from '@ideabox/api-client';
import { addDays, chartLength, todayIn } from './periods.ts';
import { timezone } from './timezone.ts';

type Keyword = { key: string; label: string; count: number };
const shown = 10;

/** What was searched for most in the last thirty days. */
export function useKeywordRanking() {
  const api = useApi();
  const end = todayIn(timezone());
  const query = {
    period_start: addDays(end, 1 - chartLength.date),
    period_end: end,
    timezone: timezone(),
    limit: shown,
  };
  return useQuery({
    queryKey: ['analytics', 'keyword_ranking', query],
    queryFn: async ({ signal }) =>
      (await api.get<PageOf<Keyword>>('/analytics/keyword_ranking', { query, signal })).results,
  });
}
