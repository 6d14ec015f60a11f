import { ApiError, oneOf, page, paging } from '@ideabox/http';
import type { Queryable } from '@ideabox/postgres';
import { z } from 'zod';
import { countPeriods, previousPeriod } from '../domain/periods.ts';
import { type AskedSeries, type Point, readSeries } from '../store/figures/series.ts';
import { route } from './route.ts';
import { readWidgetQuery, widgetQuery, widgetRefusals } from './widget-query.ts';

const maxPoints = 1_000;

const point = z.object({
  /** First and last day of the period, both included. */
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  count: z.int().min(0),
  /** With compare=previous: the count of the period as many periods before. */
  previous_count: z.int().min(0).optional(),
});

type Read = (db: Queryable, asked: AskedSeries) => Promise<Point[]>;

/** The widget that shows how a metric went over time. */
export const seriesRoute = (
  metric: string,
  summary: string,
  read: Read = (db, asked) => readSeries(db, metric, asked),
) =>
  route({
    method: 'get',
    path: `/analytics/${metric}`,
    summary,
    access: 'anyone',
    query: {
      ...widgetQuery,
      compare: oneOf(['previous']).optional(),
      ...paging({ limit: maxPoints, max: maxPoints }),
    },
    result: point,
    many: true,
    csv: true,
    ...widgetRefusals,
    handle: async (context, { caller, query }) => {
      const { own: personal, ...asked } = await readWidgetQuery(context, caller, query);
      const { period_type: type, limit, offset } = query;
      const count = countPeriods(type, asked.period);
      if (count > maxPoints) throw ApiError.invalid({ period_start: ['invalid'] });
      const points = await read(context.db, { ...asked, type });
      const before =
        query.compare &&
        (await read(context.db, { ...asked, type, period: previousPeriod(type, asked.period) }));
      const shown = before
        ? points.map((given, index) => ({ ...given, previous_count: before[index]?.count ?? 0 }))
        : points;
      const paged = { count, limit, offset };
      return page(shown.slice(offset, offset + limit), paged, { personal });
    },
  });
