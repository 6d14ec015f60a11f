import { ok } from '@ideabox/http';
import { z } from 'zod';
import { checkOneself } from './oneself.ts';
import { route } from './route.ts';
import { settings } from './settings.ts';
import { settingsOf } from './settings-of.ts';

export const getSettings = route({
  method: 'get',
  path: '/members/:id/notification_settings',
  summary: 'How a member wants to be told of each kind',
  access: 'member',
  params: { id: z.string() },
  result: settings,
  notFound: 'User not found',
  handle: async ({ db }, { caller, params }) => {
    checkOneself(caller, params.id);
    return ok(await settingsOf(db, caller.id), { personal: true });
  },
});
