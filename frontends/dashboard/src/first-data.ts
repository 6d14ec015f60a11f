import type { RouteData } from '../../platform/contract/src/route-data.ts';
import { chartLength } from './figures/periods.ts';
import { hasThemes, type Metric } from './figures/widgets.ts';

/** A chart of days as it is asked for where the address chooses no other time. */
const days = (metric: Metric): RouteData => ({
  key: ['analytics', metric, { query: true }],
  path: `/analytics/${metric}`,
  query: {
    period_start: { day: -2 * chartLength.date, unless: 'period' },
    period_end: { day: 0, unless: 'period' },
    period_type: 'date',
    ...(hasThemes(metric) && { category: { search: 'category', number: true } }),
  },
});

/** What the first charts of pages ask for at once: the document brings it along. */
export const firstData: Record<string, RouteData[]> = {
  overview: [days('ideas'), days('comments'), days('votes'), days('page_views')],
  access: [days('page_views')],
};
