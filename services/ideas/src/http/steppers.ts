import { page, paging } from '@ideabox/http';
import { z } from 'zod';
import { allSteppers } from '../store/categories.ts';
import { route } from './route.ts';

const roles = z.string().meta({ description: 'Roles separated by commas; empty is every member' });

export const stepperSchema = z.object({
  id: z.number().int(),
  exec_order: z.number().int(),
  stepper_key: z.string(),
  name: z.string(),
  icon: z.string().nullable(),
  post_roles: roles,
  comment_roles: roles,
  vote_roles: roles,
  support_roles: roles,
});

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
