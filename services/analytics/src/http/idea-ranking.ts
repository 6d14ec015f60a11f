import { z } from 'zod';
import { readIdeaRanking } from '../store/idea-ranking.ts';
import { placesQuery, ranked } from './places.ts';
import { route } from './route.ts';
import { inFives, readWidgetQuery, widgetQuery, widgetRefusals } from './widget-query.ts';

const named = { id: z.int(), name: z.string() };

export const ideaRanking = route({
  method: 'get',
  path: '/analytics/idea_ranking',
  summary: `The ideas with the most votes cast in a period; ${inFives}`,
  access: 'anyone',
  query: { ...widgetQuery, ...placesQuery },
  result: z.object({
    key: z.string(),
    label: z.string(),
    count: z.int().min(1),
    idea: z.object({ ...named, category: z.object(named) }),
  }),
  many: true,
  csv: true,
  ...widgetRefusals,
  handle: async (context, { caller, query }) => {
    const { own: personal, ...asked } = await readWidgetQuery(context, caller, query);
    const read = (limit: number) =>
      context.remember(JSON.stringify(['idea_ranking', asked]), () =>
        readIdeaRanking(context.db, asked, limit),
      );
    return ranked(read, query, personal);
  },
});
