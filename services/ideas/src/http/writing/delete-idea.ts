import { entityId, ok, text } from '@ideabox/http';
import { z } from 'zod';
import { InvalidField, NotAllowed, NotFound } from '../../domain/errors.ts';
import { isOperator } from '../../domain/permissions.ts';
import { recordAct } from '../../events/record-act.ts';
import { isDiscussed, removeIdea } from '../../store/ideas/remove-idea.ts';
import { lockWhole } from '../../store/ideas/standing-idea.ts';
import { visibleIdea } from '../../store/ideas/visible-idea.ts';
import { route } from '../route.ts';

const reasonText = () => text(500, { multiline: true });

export const deleteIdea = route({
  method: 'delete',
  path: '/ideas/:id',
  summary: 'Remove an idea: operators with a reason; its author while it has no votes and no comments',
  access: 'member',
  params: { id: entityId() },
  query: { reason: reasonText().optional() },
  body: z.strictObject({ reason: reasonText().nullish() }),
  result: z.object({ id: z.number().int() }),
  notFound: 'Idea not found',
  refusals: [403],
  handle: async (context, { caller, params: { id }, query, body }) => {
    await visibleIdea(context, id, caller);
    const reason = body.reason ?? query.reason;
    await context.db.transaction(async (tx) => {
      const idea = await lockWhole(tx, id);
      if (!idea) throw new NotFound('Idea');
      const own = idea.author_id === caller.id;
      const free = own && !(await isDiscussed(tx, idea));
      if (!free && !isOperator(caller.role)) throw new NotAllowed();
      if (!free && reason === undefined) throw new InvalidField('reason', 'required');
      await removeIdea(tx, idea, { id: caller.id, reason });
      if (!own) {
        const changes = { name: [idea.name, null], contents: [idea.contents, null] } as const;
        await recordAct(tx, caller, { action: 'idea.removed', id, reason, changes });
      }
    });
    return ok({ id });
  },
});
