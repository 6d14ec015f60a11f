import { created } from '@ideabox/http';
import { z } from 'zod';
import { changesBetween } from '../../domain/changes.ts';
import { changeStepper, emptyStepper } from '../../domain/stepper-draft.ts';
import { recordAct } from '../../events/record-act.ts';
import { allSteppers } from '../../store/categories/steppers.ts';
import { lockCategories } from '../../store/categories/write-categories.ts';
import { insertStepper } from '../../store/categories/write-steppers.ts';
import { route } from '../route.ts';
import { stepperFields, stepperKeyFields } from './stepper-body.ts';
import { wholeStepperSchema, wholeStepperView } from './stepper-schema.ts';

export const postStepper = route({
  method: 'post',
  path: '/steppers',
  summary: 'Make a step; without an order it comes last',
  access: ['operator', 'admin'],
  body: z.strictObject({ ...stepperKeyFields, ...stepperFields }),
  result: wholeStepperSchema,
  refusals: [409],
  handle: async ({ db }, { caller, body }) =>
    db.transaction(async (tx) => {
      await lockCategories(tx);
      const last = (await allSteppers(tx)).at(-1)?.exec_order ?? 0;
      const draft = changeStepper({ ...emptyStepper, exec_order: last + 1 }, body);
      const { id, ...made } = await insertStepper(tx, draft);
      await recordAct(tx, caller, { action: 'stepper.created', id, changes: changesBetween({}, made) });
      return created(wholeStepperView({ id, ...made }, 'ja'));
    }),
});
