import { ApiError, anyDay, page, paging } from '@ideabox/http';
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
  query: { start_date: anyDay().optional(), end_date: anyDay().optional(), ...paging({ limit: 20 }) },
  result: newsItem,
  onlyOnRequest: onlyIfAsked,
  many: true,
  handle: async ({ db }, { query, language }) => {
    const { start_date, end_date, limit, offset } = query;
    if (start_date && end_date && end_date < start_date) throw ApiError.invalid({ end_date: ['invalid'] });
    const { rows, count } = await listNews(db, query);
    return page(
      rows.map((news) => newsOf(news, language)),
      { count, limit, offset },
    );
  },
});
