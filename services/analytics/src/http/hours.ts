import { oneOf, page, paging } from '@ideabox/http';
import { z } from 'zod';
import { hours as askedHours } from '../answers/questions.ts';
import { hourMetrics, hoursOfWeek } from '../domain/hours.ts';
import { readScope } from '../store/figures/scope.ts';
import { route } from './route.ts';
import { inFives, readWidgetQuery, widgetQuery, widgetRefusals } from './widget-query.ts';

export const hours = route({
  method: 'get',
  path: '/analytics/hours',
  summary: `What happened in each hour of the week, by the clock of the timezone; votes and page views ${inFives}`,
  access: 'anyone',
  query: {
    ...widgetQuery,
    of: oneOf(hourMetrics).default('ideas'),
    ...paging({ limit: hoursOfWeek, max: hoursOfWeek }),
  },
  result: z.object({
    /** Monday is 1. */
    weekday: z.int().min(1).max(7),
    hour: z.int().min(0).max(23),
    count: z.int().min(0),
  }),
  many: true,
  csv: true,
  dated: true,
  ...widgetRefusals,
  handle: async (context, { caller, query }) => {
    const { own: personal, ...asked } = await readWidgetQuery(context, caller, query);
    const { of } = query;
    const scope = await readScope(context.db, [of], { sums: 'rollups', reader: asked.reader });
    const { value, at } = await context.answers(askedHours(asked, of, scope));
    const { limit, offset } = query;
    return page(
      value.slice(offset, offset + limit),
      { count: value.length, limit, offset },
      { personal, countedAt: at },
    );
  },
});
