import type { Route } from '@ideabox/http';
import type { Context } from '../context.ts';
import { authorizeChannel } from './authorize-channel.ts';
import { listNotifications } from './list-notifications.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { readNotification } from './read-notification.ts';

export const routes: Route<Context>[] = [
  listNotifications,
  readNotification,
  readAllNotifications,
  authorizeChannel,
];
