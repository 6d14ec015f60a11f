import { oneOf, page, paging } from '@ideabox/http';
import { z } from 'zod';
import { statuses } from '../domain/notification.ts';
import { countNotifications } from '../store/notifications/count-notifications.ts';
import { findNotifications } from '../store/notifications/find-notifications.ts';
import { notification, toNotification } from './notification.ts';
import { checkOneself } from './oneself.ts';
import { route } from './route.ts';

export const listNotifications = route({
  method: 'get',
  path: '/members/:id/notifications',
  summary: "A member's notifications, newest first",
  access: 'member',
  params: { id: z.string() },
  query: { ...paging({ limit: 10 }), status: oneOf(statuses).optional() },
  result: notification,
  many: true,
  notFound: 'User not found',
  handle: async ({ db }, { caller, params, query, language }) => {
    checkOneself(caller, params.id);
    const [count, rows] = await Promise.all([
      countNotifications(db, caller.id, query.status),
      findNotifications(db, caller.id, query),
    ]);
    const results = rows.map((row) => toNotification(row, { language, reader: caller }));
    return page(results, { count, ...query }, { personal: true });
  },
});
