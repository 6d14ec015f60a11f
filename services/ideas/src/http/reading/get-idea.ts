import { entityId, ok } from '@ideabox/http';
import { NotFound } from '../../domain/errors.ts';
import { visibleIdea } from '../../store/ideas/visible-idea.ts';
import { route } from '../route.ts';
import { detailSchema } from './idea-detail.ts';
import { showDetail } from './show-ideas.ts';

export const getIdea = route({
  method: 'get',
  path: '/ideas/:id',
  summary: 'One idea',
  access: 'anyone',
  params: { id: entityId() },
  result: detailSchema,
  notFound: 'Idea not found',
  handle: async (context, { caller, params, named, language }) => {
    const seen = await visibleIdea(context, params.id, caller);
    const { detail, personal } = await showDetail(context, params.id, { caller, language, named });
    if (!detail) throw new NotFound('Idea');
    return ok(detail, { personal: personal || seen.personal });
  },
});
