import { publish } from '@ideabox/events';
import type { Queryable } from '@ideabox/postgres';
import type { NewsChanged__Output as NewsChanged } from '@ideabox/protos/content/v1/NewsChanged';
import { namesIn } from '../domain/translated.ts';
import type { News } from '../store/news.ts';

type Cause = NewsChanged['cause'];

/** A piece of news as others are told of it. */
export const newsFact = (cause: Cause, news: News): NewsChanged => ({
  news_id: news.id,
  news_key: news.news_key,
  name: news.name,
  removed: cause === 'NEWS_CAUSE_REMOVED',
  date_entered: news.date_entered.toISOString(),
  cause,
  revision: news.revision,
  names: namesIn(news.translations),
});

/** Tells of news as they stand now, in the transaction that changed them. */
export const publishNews = (tx: Queryable, cause: Cause, ...news: News[]) =>
  publish(tx, 'content.v1.NewsChanged', ...news.map((item) => newsFact(cause, item)));
