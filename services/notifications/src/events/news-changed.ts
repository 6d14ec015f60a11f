import { on } from '@ideabox/events';
import type { Context } from '../context.ts';
import { messageOf } from '../domain/notification.ts';
import { insertBroadcasts } from '../store/broadcasts/insert-broadcasts.ts';
import { applyNews } from '../store/projections/news.ts';

/** Has everyone told of news when it is published; what is edited or removed changes in what they were told. */
export const newsChanged = (context: Context) =>
  on('content.v1.NewsChanged', async (tx, events) => {
    const removed = await applyNews(tx, events);
    const broadcasts = events
      .filter((event) => event.cause === 'NEWS_CAUSE_PUBLISHED' && !removed.has(event.news_id))
      .map(({ news_id }) => ({
        ...messageOf('news', { news_id }),
        key: `news:${news_id}`,
        audience: 'everyone' as const,
      }));
    await insertBroadcasts(tx, broadcasts);
    return context.alarms.broadcasts.ring;
  });
