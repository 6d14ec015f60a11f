import { publish } from '@ideabox/events';
import type { Queryable } from '@ideabox/postgres';
import { namesIn } from '../domain/translated.ts';
import type { News } from '../store/news.ts';

/** Tells of a piece of news as it stands now, in the transaction that changed it. */
export const publishNews = (tx: Queryable, cause: 'PUBLISHED' | 'EDITED' | 'REMOVED', news: News) =>
  publish(tx, 'content.v1.NewsChanged', {
    news_id: news.id,
    news_key: news.news_key,
    name: news.name,
    removed: cause === 'REMOVED',
    date_entered: news.date_entered.toISOString(),
    cause: `NEWS_CAUSE_${cause}`,
    revision: news.revision,
    names: namesIn(news.translations),
  });
