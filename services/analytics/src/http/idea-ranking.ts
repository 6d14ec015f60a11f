import { page, paging } from '@ideabox/http';
import { z } from 'zod';
import { readIdeaRanking } from '../store/idea-ranking.ts';
import { route } from './route.ts';
import { readWidgetQuery, widgetQuery } from './widget-query.ts';

const places = 25;
const named = { id: z.int(), name: z.string() };

export const ideaRanking = route({
  method: 'get',
  path: '/analytics/idea_ranking',
  summary: 'The ideas with the most votes cast in a period',
  access: 'anyone',
  query: { ...widgetQuery, ...paging({ limit: places, max: places }) },
  result: z.object({
    key: z.string(),
    label: z.string(),
    count: z.int().min(1),
    idea: z.object({ ...named, category: z.object(named) }),
  }),
  many: true,
  csv: true,
  refusals: [403],
  handle: async (context, { caller, query }) => {
    const { personal, ...asked } = await readWidgetQuery(context, caller, query);
    const { limit, offset } = query;
    const rows = await readIdeaRanking(context.db, asked, places);
    return page(rows.slice(offset, offset + limit), { count: rows.length, limit, offset }, { personal });
  },
});
