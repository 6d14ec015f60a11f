import { page, paging } from '@ideabox/http';
import { listNews } from '../store/news.ts';
import { newsOf } from './news-of.ts';
import { route } from './route.ts';
import { newsItem } from './schemas.ts';
import { onlyIfAsked } from './translations.ts';

export const getNews = route({
  method: 'get',
  path: '/news',
  summary: 'News, newest first; in the language asked for where there is a translation',
  access: 'anyone',
  query: paging({ limit: 20 }),
  result: newsItem,
  onlyOnRequest: onlyIfAsked,
  many: true,
  handle: async ({ db }, { query: { limit, offset }, language }) => {
    const { rows, count } = await listNews(db, { limit, offset });
    return page(
      rows.map((news) => newsOf(news, language)),
      { count, limit, offset },
    );
  },
});
