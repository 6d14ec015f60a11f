import { entityId, ok } from '@ideabox/http';
import { z } from 'zod';
import { removeComment as remove } from '../store/remove-comment.ts';
import { commentToChange } from './comment-to-change.ts';
import { route } from './route.ts';

const moderators = ['operator', 'admin'];

export const removeComment = route({
  method: 'delete',
  path: '/comments/:id',
  summary: 'Removes a comment; its replies stay under a marker',
  access: 'member',
  params: { id: entityId() },
  result: z.object({ id: z.number().int(), removed: z.boolean() }),
  notFound: 'Comment not found',
  refusals: [403],
  handle: async (context, { caller, params: { id } }) => {
    const { idea_id } = await commentToChange(context, id, caller, moderators);
    await remove(context.db, { id, ideaId: idea_id, by: caller.id });
    return ok({ id, removed: true });
  },
});
