import { entityId, ok } from '@ideabox/http';
import { NotFound } from '../domain/errors.ts';
import { deleteNews } from '../store/news.ts';
import { route } from './route.ts';

export const removeNews = route({
  method: 'delete',
  path: '/news/:id',
  summary: 'Takes a piece of news away',
  access: ['operator', 'admin'],
  params: { id: entityId() },
  notFound: 'News not found',
  handle: async ({ db }, { params }) => {
    if (!(await deleteNews(db, params.id))) throw new NotFound('News');
    return ok({ id: params.id });
  },
});
