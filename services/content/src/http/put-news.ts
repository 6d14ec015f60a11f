import { dateTime, entityId, ok, text } from '@ideabox/http';
import { z } from 'zod';
import { NotFound } from '../domain/errors.ts';
import { updateNews } from '../store/news.ts';
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
  handle: async ({ db }, { params, body }) => {
    const news = await updateNews(db, params.id, body);
    if (!news) throw new NotFound('News');
    return ok(news);
  },
});
