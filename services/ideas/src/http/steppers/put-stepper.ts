import { entityId, ok } from '@ideabox/http';
import { z } from 'zod';
import { changesBetween } from '../../domain/changes.ts';
import { NotFound } from '../../domain/errors.ts';
import { changeStepper } from '../../domain/stepper-draft.ts';
import { recordAct } from '../../events/record-act.ts';
import { findStepper } from '../../store/categories/steppers.ts';
import { lockCategories } from '../../store/categories/write-categories.ts';
import { updateStepper } from '../../store/categories/write-steppers.ts';
import { route } from '../route.ts';
import { stepperFields, stepperKeyFields } from './stepper-body.ts';
import { wholeStepperSchema, wholeStepperView } from './stepper-schema.ts';

const { stepper_key, name } = stepperKeyFields;

export const putStepper = route({
  method: 'put',
  path: '/steppers/:id',
  summary: 'Change a step; absent is unchanged, null is cleared',
  access: ['operator', 'admin'],
  params: { id: entityId() },
  body: z.strictObject({
    stepper_key: stepper_key.optional(),
    name: name.optional(),
    ...stepperFields,
  }),
  result: wholeStepperSchema,
  notFound: 'Stepper not found',
  refusals: [409],
  handle: async ({ db, categories }, { caller, params: { id }, body }) => {
    const stepper = await db.transaction(async (tx) => {
      await lockCategories(tx);
      const before = await findStepper(tx, id);
      if (!before) throw new NotFound('Stepper');
      const changes = changesBetween(before, changeStepper(before, body));
      if (Object.keys(changes).length === 0) return before;
      const after = await updateStepper(tx, id, changeStepper(before, body));
      await recordAct(tx, caller, { action: 'stepper.edited', id, changes });
      return after;
    });
    categories.forget();
    return ok(wholeStepperView(stepper, 'ja'));
  },
});
