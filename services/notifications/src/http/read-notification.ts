import { entityId, ok, text } from '@ideabox/http';
import { z } from 'zod';
import { NotFound } from '../domain/errors.ts';
import { markRead } from '../store/notifications/mark-read.ts';
import { notification, toNotification } from './notification.ts';
import { route } from './route.ts';

export const readNotification = route({
  method: 'put',
  path: '/notifications/:id',
  summary: 'Marks a notification as read',
  access: 'member',
  params: { id: entityId() },
  // Clients send the title back with the status; it is made for its reader and never kept.
  body: z.strictObject({ name: text(1_000, { multiline: true }).optional(), status: z.literal('read') }),
  result: notification,
  notFound: 'Notification not found',
  handle: async ({ db }, { caller, params, language }) => {
    const row = await markRead(db, caller.id, params.id);
    if (!row) throw new NotFound('Notification');
    return ok(toNotification(row, { language, reader: caller }), { personal: true });
  },
});
