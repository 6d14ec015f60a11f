import { ok } from '@ideabox/http';
import { z } from 'zod';
import { kinds } from '../domain/notification.ts';
import { chooseLanguage } from '../store/member-languages.ts';
import { changeSettings } from '../store/settings.ts';
import { checkOneself } from './oneself.ts';
import { route } from './route.ts';
import { settings, settingsChange } from './settings.ts';
import { settingsOf } from './settings-of.ts';

export const putSettings = route({
  method: 'put',
  path: '/members/:id/notification_settings',
  summary: 'Changes how a member wants to be told; what is left out stays as it is',
  access: 'member',
  params: { id: z.string() },
  body: settingsChange,
  result: settings,
  notFound: 'User not found',
  handle: async ({ db }, { caller, params, body }) => {
    checkOneself(caller, params.id);
    const changes = kinds.flatMap((kind) => {
      const change = body[kind];
      return change ? [{ kind, ...change }] : [];
    });
    const results = await db.transaction(async (tx) => {
      await changeSettings(tx, caller.id, changes);
      if (body.language) await chooseLanguage(tx, caller.id, body.language);
      return settingsOf(tx, caller.id);
    });
    return ok(results, { personal: true });
  },
});
