import { type PageOf, useApi, useQuery } from '@ideabox/api-client';
import { type PeriodType, type Span, sameDaysBefore, spanOf, today } from './periods.ts';

export type Metric = 'ideas' | 'votes' | 'comments' | 'page_views';
export type Bucket = { period_start: string; period_end: string; count: number };

/**
 * A metric over the periods of a chart and over as many before them, of which the one that the running period is compared with
 * ends on the same day; page views belong to no category.
 */
export function useSeries(metric: Metric, type: PeriodType, category?: number) {
  const api = useApi();
  const now = today();
  const inCategory = metric === 'page_views' ? undefined : category;
  return useQuery({
    queryKey: ['analytics', metric, type, now, inCategory],
    queryFn: async ({ signal }) => {
      const read = async ({ start, end }: Span) => {
        const query = { period_start: start, period_end: end, period_type: type, category: inCategory };
        return (await api.get<PageOf<Bucket>>(`/analytics/${metric}`, { query, signal })).results;
      };
      if (type === 'date') return read(spanOf(type, now));
      const [all, sameDays] = await Promise.all([read(spanOf(type, now)), read(sameDaysBefore(type, now))]);
      return withSameDays(all, sameDays);
    },
  });
}

/** The periods with those days in the place of the whole period that they are of. */
function withSameDays(buckets: Bucket[], [sameDays]: Bucket[]): Bucket[] {
  return buckets.map((bucket) =>
    sameDays && bucket.period_start === sameDays.period_start ? sameDays : bucket,
  );
}
