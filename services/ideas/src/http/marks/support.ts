import { entityId, ok } from '@ideabox/http';
import { z } from 'zod';
import { NotFound } from '../../domain/errors.ts';
import { judgeSupport } from '../../domain/judge.ts';
import { visibleIdea } from '../../store/ideas/visible-idea.ts';
import { giveSupport, supportCountOf, withdrawSupport } from '../../store/marks/supports.ts';
import { route } from '../route.ts';

const call = {
  path: '/ideas/:id/support',
  access: ['supporter', 'operator', 'admin'],
  params: { id: entityId() },
  result: z.object({ id: z.number().int(), supported: z.boolean(), support_count: z.number().int() }),
  notFound: 'Idea not found',
  refusals: [403],
} as const;

export const putSupport = route({
  ...call,
  method: 'put',
  summary: 'Support an idea',
  handle: async (context, { caller, params: { id } }) => {
    const { category } = await visibleIdea(context, id, caller);
    judgeSupport(category, caller.role);
    const changed = await giveSupport(context.db, { idea: id, category: category.id }, caller);
    const support_count = changed ?? (await supportCountOf(context.db, id));
    if (support_count === undefined) throw new NotFound('Idea');
    return ok({ id, supported: true, support_count });
  },
});

export const deleteSupport = route({
  ...call,
  method: 'delete',
  summary: 'Withdraw a support',
  handle: async (context, { caller, params: { id } }) => {
    const { category } = await visibleIdea(context, id, caller);
    judgeSupport(category, caller.role);
    const support_count = await withdrawSupport(context.db, { idea: id, category: category.id }, caller);
    if (support_count === undefined) throw new NotFound('Data');
    return ok({ id, supported: false, support_count });
  },
});
