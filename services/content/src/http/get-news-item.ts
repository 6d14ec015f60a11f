import { ok } from '@ideabox/http';
import { NotFound } from '../domain/errors.ts';
import { findNews } from '../store/news.ts';
import { newsOf } from './news-of.ts';
import { route } from './route.ts';
import { key, newsItem } from './schemas.ts';
import { onlyIfAsked } from './translations.ts';

export const getNewsItem = route({
  method: 'get',
  path: '/news/:news_key',
  summary: 'A piece of news; in the language asked for where there is a translation',
  access: 'anyone',
  params: { news_key: key() },
  result: newsItem,
  onlyOnRequest: onlyIfAsked,
  notFound: 'News not found',
  handle: async ({ db }, { params, language }) => {
    const news = await findNews(db, params.news_key);
    if (!news) throw new NotFound('News');
    return ok(newsOf(news, language));
  },
});
