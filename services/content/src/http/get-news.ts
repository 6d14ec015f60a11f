import { page, paging } from '@ideabox/http';
import { listNews } from '../store/news.ts';
import { newsOf } from './news-of.ts';
import { route } from './route.ts';
import { newsItem } from './schemas.ts';

export const getNews = route({
  method: 'get',
  path: '/news',
  summary: 'News, newest first',
  access: 'anyone',
  query: paging({ limit: 20 }),
  result: newsItem,
  many: true,
  handle: async ({ db }, { query: { limit, offset } }) => {
    const { rows, count } = await listNews(db, { limit, offset });
    return page(rows.map(newsOf), { count, limit, offset });
  },
});
