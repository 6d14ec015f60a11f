import { ok } from '@ideabox/http';
import { z } from 'zod';
import { markAllRead } from '../store/notifications/mark-all-read.ts';
import { checkOneself } from './oneself.ts';
import { route } from './route.ts';

export const readAllNotifications = route({
  method: 'put',
  path: '/members/:id/notifications',
  summary: "Marks all of a member's notifications as read",
  access: 'member',
  params: { id: z.string() },
  // Clients name the member once more; the path is what counts.
  body: z.strictObject({ user: z.unknown().optional() }),
  result: z.object({ count: z.number().describe('How many were unread') }),
  notFound: 'User not found',
  handle: async ({ db }, { caller, params }) => {
    checkOneself(caller, params.id);
    return ok({ count: await markAllRead(db, caller.id) }, { personal: true });
  },
});
