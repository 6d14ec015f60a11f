import { ok } from '@ideabox/http';
import { z } from 'zod';
import { knownRoles } from '../domain/roles.ts';
import { checkRoles } from '../domain/standing.ts';
import { changeRoles } from '../store/change-roles.ts';
import { memberId } from './member-id.ts';
import { listedMember } from './member-schemas.ts';
import { listedView } from './member-views.ts';
import { route } from './route.ts';

const isEachOnce = (roles: string[]) => new Set(roles).size === roles.length;

export const putRoles = route({
  method: 'put',
  path: '/members/:id/roles',
  summary: 'Gives a member roles, of which the first is effective; in force within five seconds',
  access: ['admin'],
  params: { id: memberId() },
  body: z.strictObject({
    roles: z
      .array(z.string().max(50))
      .min(1)
      .max(knownRoles.length)
      .refine(isEachOnce)
      .meta({ items: { enum: [...knownRoles] } }),
  }),
  result: listedMember,
  notFound: 'User not found',
  handle: async ({ db }, { caller, params, body: { roles } }) => {
    checkRoles(roles);
    return ok(listedView(await changeRoles(db, { actor: caller, id: params.id, roles })));
  },
});
