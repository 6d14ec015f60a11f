import { dateTime, entityId, ok, text } from '@ideabox/http';
import { z } from 'zod';
import { changesBetween } from '../domain/changes.ts';
import { NotFound } from '../domain/errors.ts';
import { publishNews } from '../events/publish-news.ts';
import { recordAct } from '../events/record-act.ts';
import { lockNews, updateNews } from '../store/news.ts';
import { newsOf } from './news-of.ts';
import { route } from './route.ts';
import { key, newsItem } from './schemas.ts';

export const putNews = route({
  method: 'put',
  path: '/news/:id',
  summary: 'Changes a piece of news; absent is unchanged',
  access: ['operator', 'admin'],
  params: { id: entityId() },
  body: z.strictObject({
    news_key: key().optional(),
    name: text(100).optional(),
    contents: text(20_000, { multiline: true }).optional(),
    date_entered: dateTime().optional(),
  }),
  result: newsItem,
  notFound: 'News not found',
  refusals: [409],
  handle: async ({ db }, { caller, params: { id }, body }) =>
    db.transaction(async (tx) => {
      const found = await lockNews(tx, id);
      if (!found) throw new NotFound('News');
      const before = newsOf(found);
      const { date_entered, ...texts } = body;
      const at = date_entered === undefined ? before.date_entered : new Date(date_entered);
      const after = { ...before, ...texts, date_entered: at };
      if (Object.keys(changesBetween(before, after)).length === 0) return ok(before);
      const news = await updateNews(tx, after);
      await publishNews(tx, 'EDITED', news);
      await recordAct(tx, caller, { entity: 'news', id, before, after });
      return ok(newsOf(news));
    }),
});
