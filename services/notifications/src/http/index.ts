import type { Route } from '@ideabox/http';
import type { Context } from '../context.ts';
import { askUnsubscribe } from './ask-unsubscribe.ts';
import { authorizeChannel } from './authorize-channel.ts';
import { getSettings } from './get-settings.ts';
import { listNotifications } from './list-notifications.ts';
import { putSettings } from './put-settings.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { readNotification } from './read-notification.ts';
import { unsubscribe } from './unsubscribe.ts';

export const routes: Route<Context>[] = [
  listNotifications,
  readNotification,
  readAllNotifications,
  getSettings,
  putSettings,
  askUnsubscribe,
  unsubscribe,
  authorizeChannel,
];
