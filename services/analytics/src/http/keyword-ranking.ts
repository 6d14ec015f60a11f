import { page, paging } from '@ideabox/http';
import { z } from 'zod';
import { readKeywordRanking } from '../store/keyword-ranking.ts';
import { route } from './route.ts';
import { readWidgetQuery, widgetQuery } from './widget-query.ts';

const places = 25;

export const keywordRanking = route({
  method: 'get',
  path: '/analytics/keyword_ranking',
  summary: 'The keywords most searched for on this site',
  access: 'anyone',
  query: { ...widgetQuery, ...paging({ limit: places, max: places }) },
  result: z.object({ key: z.string(), label: z.string(), count: z.int().min(1) }),
  many: true,
  csv: true,
  refusals: [403],
  handle: async (context, { caller, query }) => {
    const { personal, ...asked } = await readWidgetQuery(context, caller, query);
    const { limit, offset } = query;
    const rows = await readKeywordRanking(context.db, asked, places);
    return page(rows.slice(offset, offset + limit), { count: rows.length, limit, offset }, { personal });
  },
});
