import { page, paging } from '@ideabox/http';
import { z } from 'zod';
import { readFunnel } from '../answers/funnel.ts';
import { funnelKeys } from '../domain/funnel.ts';
import { labelOf } from '../labels/index.ts';
import { route } from './route.ts';
import { inFives, readWidgetQuery, widgetQuery, widgetRefusals } from './widget-query.ts';

export const funnel = route({
  method: 'get',
  path: '/analytics/funnel',
  summary: `Visits, visits that opened an idea, new members, and members who voted, commented and posted; ${inFives}`,
  access: 'anyone',
  query: { ...widgetQuery, ...paging({ limit: funnelKeys.length, max: funnelKeys.length }) },
  result: z.object({ key: z.enum(funnelKeys), label: z.string(), count: z.int().min(0) }),
  many: true,
  csv: true,
  dated: true,
  ...widgetRefusals,
  handle: async (context, { caller, query, language }) => {
    const { own: personal, ...asked } = await readWidgetQuery(context, caller, query);
    const { steps, at } = await readFunnel(context, asked);
    const rows = steps.map(({ key, count }) => ({ key, label: labelOf(language, 'funnel', key), count }));
    const { limit, offset } = query;
    return page(
      rows.slice(offset, offset + limit),
      { count: rows.length, limit, offset },
      { personal, countedAt: at },
    );
  },
});
