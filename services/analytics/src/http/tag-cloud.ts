import { page, paging } from '@ideabox/http';
import { z } from 'zod';
import { words } from '../answers/questions.ts';
import { mostWords } from '../domain/rankings.ts';
import { readScope } from '../store/figures/scope.ts';
import { readHiddenWords, withHidden } from '../terms/hidden-keywords.ts';
import { tagCloudMetric } from '../terms/text-terms.ts';
import { route } from './route.ts';
import { readWidgetQuery, widgetQuery, widgetRefusals } from './widget-query.ts';

export const tagCloud = route({
  method: 'get',
  path: '/analytics/tag_cloud',
  summary: 'The nouns of ideas and comments, by how many of them have each; a tag counts three times',
  access: 'anyone',
  query: { ...widgetQuery, ...paging({ limit: 50, max: mostWords }) },
  result: z.object({ key: z.string(), label: z.string(), count: z.int().min(1) }),
  many: true,
  csv: true,
  dated: true,
  ...widgetRefusals,
  handle: async (context, { caller, query }) => {
    const { personal, ...asked } = await readWidgetQuery(context, caller, query);
    const { limit, offset } = query;
    const hidden = await readHiddenWords(context.db);
    const scope = await readScope(context.db, [tagCloudMetric.name]);
    const { value, at } = await context.answers(words(asked, scope, withHidden(mostWords, hidden)));
    const rows = value.filter(({ key }) => !hidden.has(key)).slice(0, mostWords);
    const shown = rows.slice(offset, offset + limit).map(({ key, count }) => ({ key, label: key, count }));
    return page(shown, { count: rows.length, limit, offset }, { personal, countedAt: at });
  },
});
