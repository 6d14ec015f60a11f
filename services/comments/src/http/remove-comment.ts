import { entityId, ok, text } from '@ideabox/http';
import { z } from 'zod';
import { NotTheirs } from '../domain/errors.ts';
import { removeComment as remove } from '../store/comments/remove-comment.ts';
import { standingComment } from '../store/comments/visible-comment.ts';
import { route } from './route.ts';

const moderators = ['operator', 'admin'];

const reason = () => text(500, { multiline: true }).nullish();

export const removeComment = route({
  method: 'delete',
  path: '/comments/:id',
  summary:
    'Removes a comment; its replies stay under a marker. An operator may give a reason, which its author is told',
  access: 'member',
  params: { id: entityId() },
  query: { reason: reason() },
  body: z.strictObject({ reason: reason() }),
  result: z.object({ id: z.number().int(), removed: z.boolean() }),
  notFound: 'Comment not found',
  refusals: [403],
  handle: async (context, { caller, params: { id }, query, body }) => {
    const { idea_id, author_id } = await standingComment(context, id, caller);
    if (author_id !== caller.id && !moderators.includes(caller.role)) throw new NotTheirs();
    const given = body.reason ?? query.reason ?? '';
    await remove(context.db, { id, ideaId: idea_id, by: caller, reason: given });
    return ok({ id, removed: true });
  },
});
