import { ok } from '@ideabox/http';
import { NotFound } from '../domain/errors.ts';
import { findNews } from '../store/news.ts';
import { newsOf } from './news-of.ts';
import { route } from './route.ts';
import { key, newsItem } from './schemas.ts';

export const getNewsItem = route({
  method: 'get',
  path: '/news/:news_key',
  summary: 'A piece of news',
  access: 'anyone',
  params: { news_key: key() },
  result: newsItem,
  notFound: 'News not found',
  handle: async ({ db }, { params }) => {
    const news = await findNews(db, params.news_key);
    if (!news) throw new NotFound('News');
    return ok(newsOf(news));
  },
});
