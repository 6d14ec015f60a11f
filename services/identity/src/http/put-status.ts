import { moment, ok, text } from '@ideabox/http';
import { z } from 'zod';
import { checkEnd, givenStatuses } from '../domain/standing.ts';
import { changeStatus } from '../store/change-status.ts';
import { memberId } from './member-id.ts';
import { listedMember } from './member-schemas.ts';
import { listedView } from './member-views.ts';
import { route } from './route.ts';

export const putStatus = route({
  method: 'put',
  path: '/members/:id/status',
  summary: 'Suspends, invalidates or reinstates a member; in force within five seconds',
  access: ['operator', 'admin'],
  params: { id: memberId() },
  body: z.strictObject({
    status: z.enum(givenStatuses),
    until: moment()
      .optional()
      .meta({ description: 'When a suspension ends by itself; without it somebody has to end it' }),
    reason: text(1_000, { multiline: true }).nullable().optional(),
  }),
  result: listedMember,
  notFound: 'User not found',
  handle: async ({ db }, { caller, params, body }) => {
    const { status, until, reason } = body;
    checkEnd(status, until, new Date());
    const change = { actor: caller, id: params.id, status, until, reason: reason ?? '' };
    const member = await changeStatus(db, change);
    return ok(listedView(member));
  },
});
