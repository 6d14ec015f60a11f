import { page, paging } from '@ideabox/http';
import { allSteppers } from '../../store/categories/steppers.ts';
import { route } from '../route.ts';
import { namesOfLanguageFields, wholeStepperSchema, wholeStepperView } from './stepper-schema.ts';

export const listSteppers = route({
  method: 'get',
  path: '/steppers',
  summary: 'Steps, in their order',
  access: 'anyone',
  query: paging({ limit: 100 }),
  result: wholeStepperSchema,
  onlyOnRequest: namesOfLanguageFields,
  many: true,
  handle: async ({ db }, { query, language }) => {
    const all = await allSteppers(db);
    const shown = all.slice(query.offset, query.offset + query.limit);
    return page(
      shown.map((stepper) => wholeStepperView(stepper, language)),
      { count: all.length, ...query },
    );
  },
});
