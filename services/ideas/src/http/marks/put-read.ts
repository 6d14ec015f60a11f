import { entityId, ok } from '@ideabox/http';
import { z } from 'zod';
import { visibleIdea } from '../../store/ideas/visible-idea.ts';
import { addRead } from '../../store/marks/reads.ts';
import { route } from '../route.ts';

export const putRead = route({
  method: 'put',
  path: '/ideas/:id/read',
  summary: 'Mark an idea as read',
  access: 'member',
  params: { id: entityId() },
  result: z.object({ id: z.number().int(), is_read: z.boolean() }),
  notFound: 'Idea not found',
  handle: async (context, { caller, params: { id } }) => {
    await visibleIdea(context, id, caller);
    await addRead(context.db, id, caller.id);
    return ok({ id, is_read: true });
  },
});
