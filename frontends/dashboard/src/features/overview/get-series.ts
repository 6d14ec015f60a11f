import { type PageOf, useApi, useQuery } from '@ideabox/api-client';
import { type PeriodType, spanOf, today } from './periods.ts';

export type Metric = 'ideas' | 'votes' | 'comments' | 'page_views';
export type Bucket = { period_start: string; period_end: string; count: number };

/** A metric over the periods of a chart and over as many before them; page views belong to no category. */
export function useSeries(metric: Metric, type: PeriodType, category?: number) {
  const api = useApi();
  const { start, end } = spanOf(type, today());
  const query = {
    period_start: start,
    period_end: end,
    period_type: type,
    category: metric === 'page_views' ? undefined : category,
  };
  return useQuery({
    queryKey: ['analytics', metric, query],
    queryFn: async ({ signal }) =>
      (await api.get<PageOf<Bucket>>(`/analytics/${metric}`, { query, signal })).results,
  });
}
