import { z } from 'zod';
import { readLeaders } from '../store/rankings/leaders.ts';
import { placesQuery, ranked } from './places.ts';
import { route } from './route.ts';
import { readWidgetQuery, widgetQuery, widgetRefusals } from './widget-query.ts';

const user = z.object({
  id: z.string(),
  portal_name: z.string(),
  role: z.string(),
  roles: z.array(z.string()),
  user_icon_src: z.string().nullable(),
  status: z.string(),
  hidden: z.boolean(),
});

export const leaders = route({
  method: 'get',
  path: '/analytics/leaders',
  summary:
    'The members with the most points: 10 an idea, 3 a comment, 2 a rating of 4 stars or more received',
  access: 'anyone',
  query: { ...widgetQuery, ...placesQuery },
  result: z.object({ key: z.string(), label: z.string(), count: z.int().min(1), user }),
  many: true,
  csv: true,
  ...widgetRefusals,
  handle: async (context, { caller, query }) => {
    const { personal, ...asked } = await readWidgetQuery(context, caller, query);
    const read = (limit: number) =>
      context.remember(JSON.stringify(['leaders', asked]), () => readLeaders(context.db, asked, limit));
    return ranked(read, query, personal);
  },
});
