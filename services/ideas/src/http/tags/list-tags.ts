import { entityId, page, paging } from '@ideabox/http';
import { tagsOf } from '../../store/ideas/idea-tags.ts';
import { visibleIdea } from '../../store/ideas/visible-idea.ts';
import { route } from '../route.ts';
import { tagSchema, toTag } from './tag-schema.ts';

export const listTags = route({
  method: 'get',
  path: '/ideas/:id/tags',
  summary: 'The tags of an idea, in their order',
  access: 'anyone',
  params: { id: entityId() },
  query: paging({ limit: 30 }),
  result: tagSchema,
  many: true,
  notFound: 'Idea not found',
  handle: async (context, { caller, params: { id }, query: { limit, offset } }) => {
    const { personal } = await visibleIdea(context, id, caller);
    const tags = (await tagsOf(context.db, id)).map(toTag);
    return page(tags.slice(offset, offset + limit), { count: tags.length, limit, offset }, { personal });
  },
});
