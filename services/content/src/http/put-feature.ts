import { ok } from '@ideabox/http';
import { z } from 'zod';
import { effectiveFeature } from '../domain/effective-feature.ts';
import { NotFound, UnfitSetting } from '../domain/errors.ts';
import { fitsSetting } from '../domain/setting-rules.ts';
import { recordAct } from '../events/record-act.ts';
import { updateSetting } from '../store/settings.ts';
import { settingsAccess } from './may-change.ts';
import { route } from './route.ts';
import { key, prose, setting } from './schemas.ts';

export const putFeature = route({
  method: 'put',
  path: '/features/:key',
  summary: 'Sets a feature; one that the deployment fixes stays as fixed',
  access: settingsAccess,
  params: { key: key() },
  body: z.strictObject({ value: prose(4_000) }),
  result: setting,
  notFound: 'Data not found',
  handle: async ({ db, fixedFeatures }, { caller, params, body }) => {
    const after = { search_key: params.key, value: body.value };
    await db.transaction(async (tx) => {
      const before = await updateSetting(tx, 'features', after);
      if (!before) throw new NotFound('Data');
      if (!fitsSetting(params.key, body.value)) throw new UnfitSetting();
      await recordAct(tx, caller, { entity: 'feature', id: params.key, before, after: body });
    });
    return ok(effectiveFeature(fixedFeatures)(after));
  },
});
