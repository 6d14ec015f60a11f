import { entityId, ok } from '@ideabox/http';
import { z } from 'zod';
import { changesBetween } from '../../domain/changes.ts';
import { recordAct } from '../../events/record-act.ts';
import { lockCategories } from '../../store/categories/write-categories.ts';
import { removeStepper } from '../../store/categories/write-steppers.ts';
import { route } from '../route.ts';

export const deleteStepper = route({
  method: 'delete',
  path: '/steppers/:id',
  summary: 'Take away a step on which no category or idea stands',
  access: ['operator', 'admin'],
  params: { id: entityId() },
  result: z.object({ id: z.number().int() }),
  notFound: 'Stepper not found',
  refusals: [409],
  handle: async ({ db }, { caller, params: { id } }) =>
    db.transaction(async (tx) => {
      await lockCategories(tx);
      const { id: _, ...removed } = await removeStepper(tx, id);
      await recordAct(tx, caller, { action: 'stepper.removed', id, changes: changesBetween(removed, {}) });
      return ok({ id });
    }),
});
