import { ok } from '@ideabox/http';
import { z } from 'zod';
import { effectiveRegistry } from '../domain/effective-registry.ts';
import { NotFound, UnfitSetting } from '../domain/errors.ts';
import { fitsSetting } from '../domain/setting-rules.ts';
import { recordAct } from '../events/record-act.ts';
import { updateSetting } from '../store/settings.ts';
import { settingsAccess } from './may-change.ts';
import { route } from './route.ts';
import { key, prose, setting } from './schemas.ts';

export const putRegistry = route({
  method: 'put',
  path: '/registries/:key',
  summary: 'Sets an entry of the registry; where an empty value stands for a default, that is told',
  access: settingsAccess,
  params: { key: key() },
  body: z.strictObject({ value: prose(4_000) }),
  result: setting,
  notFound: 'Registry not found',
  handle: async ({ db }, { caller, params, body }) => {
    const after = { search_key: params.key, value: body.value };
    await db.transaction(async (tx) => {
      const before = await updateSetting(tx, 'registries', after);
      if (!before) throw new NotFound('Registry');
      if (!fitsSetting(params.key, body.value)) throw new UnfitSetting();
      await recordAct(tx, caller, { entity: 'registry', id: params.key, before, after: body });
    });
    return ok(effectiveRegistry(after));
  },
});
