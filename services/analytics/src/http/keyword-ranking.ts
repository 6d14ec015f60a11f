import { prohibitedCharacters } from '@ideabox/text';
import { z } from 'zod';
import { readKeywordRanking } from '../store/rankings/keyword-ranking.ts';
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
  ...widgetRefusals,
  handle: async (context, { caller, query }) => {
    const { personal, ...asked } = await readWidgetQuery(context, caller, query);
    const allowed = context.settings.registry('allow_post_character') ?? '';
    const isShown = ({ label }: { label: string }) => prohibitedCharacters(label, allowed) === '';
    const read = (limit: number) => readKeywordRanking(context.db, asked, { limit, isShown });
    return ranked(read, query, personal);
  },
});
