import { z } from 'zod';

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
