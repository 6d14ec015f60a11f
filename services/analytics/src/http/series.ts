import { ApiError, oneOf, page, paging } from '@ideabox/http';
import { z } from 'zod';
import { countPeriods, periodTypes } from '../domain/periods.ts';
import { readSeries } from '../store/series.ts';
import { route } from './route.ts';
import { readWidgetQuery, widgetQuery } from './widget-query.ts';

const maxPoints = 1_000;

const point = z.object({
  /** First and last day of the period, both included. */
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  count: z.int().min(0),
});

/** The widget that shows how a metric went over time. */
export const seriesRoute = (metric: string, summary: string) =>
  route({
    method: 'get',
    path: `/analytics/${metric}`,
    summary,
    access: 'anyone',
    query: {
      ...widgetQuery,
      period_type: oneOf(periodTypes).default('date'),
      ...paging({ limit: maxPoints, max: maxPoints }),
    },
    result: point,
    many: true,
    csv: true,
    refusals: [403],
    handle: async (context, { caller, query }) => {
      const { personal, ...asked } = await readWidgetQuery(context, caller, query);
      const { period_type: type, limit, offset } = query;
      const count = countPeriods(type, asked.period);
      if (count > maxPoints) throw ApiError.invalid({ period_start: ['invalid'] });
      const points = await readSeries(context.db, metric, { ...asked, type });
      return page(points.slice(offset, offset + limit), { count, limit, offset }, { personal });
    },
  });
