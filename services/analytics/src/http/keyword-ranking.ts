import { z } from 'zod';
import { keywords } from '../answers/questions.ts';
import { mostPlaces } from '../domain/rankings.ts';
import { readHiddenWords, withHidden } from '../terms/hidden-keywords.ts';
import { placesQuery, ranked } from './places.ts';
import { route } from './route.ts';
import { readWidgetQuery, widgetQuery, widgetRefusals } from './widget-query.ts';

export const keywordRanking = route({
  method: 'get',
  path: '/analytics/keyword_ranking',
  summary: 'The keywords that most visits searched for on this site, five or more',
  access: 'anyone',
  query: { ...widgetQuery, ...placesQuery },
  result: z.object({ key: z.string(), label: z.string(), count: z.int().min(1) }),
  many: true,
  csv: true,
  dated: true,
  ...widgetRefusals,
  handle: async (context, { caller, query }) => {
    const { personal, ...asked } = await readWidgetQuery(context, caller, query);
    const allowed = context.settings.registry('allow_post_character') ?? '';
    const hidden = await readHiddenWords(context.db);
    const { value, at } = await context.answers(keywords(asked, withHidden(mostPlaces, hidden), allowed));
    const rows = value.filter(({ key }) => !hidden.has(key)).slice(0, mostPlaces);
    return ranked(rows, query, { personal, countedAt: at });
  },
});
