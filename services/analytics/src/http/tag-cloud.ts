import { page, paging } from '@ideabox/http';
import { z } from 'zod';
import { readScope } from '../store/figures/scope.ts';
import { withRoom } from '../store/figures/with-room.ts';
import { readRankedKeys } from '../store/rankings/ranked-keys.ts';
import { readHiddenWords } from '../terms/hidden-keywords.ts';
import { tagCloudMetric } from '../terms/text-terms.ts';
import { route } from './route.ts';
import { readWidgetQuery, widgetQuery, widgetRefusals } from './widget-query.ts';

const mostWords = 100;

/** A word is in as many spellings at most: in capitals and not, beside Japanese that keeps them. */
const spellings = 4;

export const tagCloud = route({
  method: 'get',
  path: '/analytics/tag_cloud',
  summary: 'The nouns of ideas and comments, by how many of them have each; a tag counts three times',
  access: 'anyone',
  query: { ...widgetQuery, ...paging({ limit: 50, max: mostWords }) },
  result: z.object({ key: z.string(), label: z.string(), count: z.int().min(1) }),
  many: true,
  csv: true,
  ...widgetRefusals,
  handle: async (context, { caller, query }) => {
    const { personal, ...asked } = await readWidgetQuery(context, caller, query);
    const { limit, offset } = query;
    const hidden = await readHiddenWords(context.db);
    const read = async () => {
      const scope = await readScope(context.db, [tagCloudMetric.name]);
      const most = mostWords + spellings * hidden.count;
      return withRoom(context.db, (tx) => readRankedKeys(tx, tagCloudMetric, asked, { scope, limit: most }));
    };
    const ranked = await context.remember(JSON.stringify(['tag_cloud', asked, hidden.count]), read);
    const rows = ranked.filter(({ key }) => !hidden.has(key)).slice(0, mostWords);
    const words = rows.slice(offset, offset + limit).map(({ key, count }) => ({ key, label: key, count }));
    return page(words, { count: rows.length, limit, offset }, { personal });
  },
});
