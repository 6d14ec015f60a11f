import { entityId, ok } from '@ideabox/http';
import { NotFound } from '../domain/errors.ts';
import { publishNews } from '../events/publish-news.ts';
import { recordAct } from '../events/record-act.ts';
import { deleteNews } from '../store/news.ts';
import { auditedNews } from './news-of.ts';
import { route } from './route.ts';

export const removeNews = route({
  method: 'delete',
  path: '/news/:id',
  summary: 'Takes a piece of news away',
  access: ['operator', 'admin'],
  params: { id: entityId() },
  notFound: 'News not found',
  handle: async ({ db }, { caller, params: { id } }) =>
    db.transaction(async (tx) => {
      const news = await deleteNews(tx, id);
      if (!news) throw new NotFound('News');
      await publishNews(tx, 'NEWS_CAUSE_REMOVED', news);
      await recordAct(tx, caller, { entity: 'news', id, before: auditedNews(news) });
      return ok({ id });
    }),
});
