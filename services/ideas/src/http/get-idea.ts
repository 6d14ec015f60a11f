import { entityId, ok } from '@ideabox/http';
import { NotFound } from '../domain/errors.ts';
import { loadCards } from '../store/cards.ts';
import { visibleIdea } from '../store/visible-idea.ts';
import { detailSchema, toDetail } from './idea-detail.ts';
import { route } from './route.ts';

export const getIdea = route({
  method: 'get',
  path: '/ideas/:id',
  summary: 'One idea',
  access: 'anyone',
  params: { id: entityId() },
  result: detailSchema,
  notFound: 'Idea not found',
  handle: async (context, { caller, params }) => {
    const { personal } = await visibleIdea(context, params.id, caller);
    const [row] = await loadCards(context.db, [params.id]);
    if (!row) throw new NotFound('Idea');
    return ok(toDetail(row), { personal });
  },
});
