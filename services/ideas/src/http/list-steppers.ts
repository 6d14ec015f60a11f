import { page, paging } from '@ideabox/http';
import { allSteppers } from '../store/steppers.ts';
import { route } from './route.ts';
import { stepperSchema } from './stepper-schema.ts';

export const listSteppers = route({
  method: 'get',
  path: '/steppers',
  summary: 'Steps, in their order',
  access: 'anyone',
  query: paging({ limit: 100 }),
  result: stepperSchema,
  many: true,
  handle: async ({ db }, { query }) => {
    const all = await allSteppers(db);
    return page(all.slice(query.offset, query.offset + query.limit), { count: all.length, ...query });
  },
});
