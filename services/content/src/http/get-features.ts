import { page, paging } from '@ideabox/http';
import { effectiveFeature } from '../domain/effective-feature.ts';
import { isInternal } from '../domain/setting-rules.ts';
import { pageOfSettings } from '../store/settings.ts';
import { mayChange } from './may-change.ts';
import { route } from './route.ts';
import { setting } from './schemas.ts';

export const getFeatures = route({
  method: 'get',
  path: '/features',
  summary: 'Feature flags; those that services alone go by for admins',
  access: 'anyone',
  query: paging({ limit: 999 }),
  result: setting,
  many: true,
  handle: async ({ db, fixedFeatures }, { caller, query: { limit, offset } }) => {
    const personal = mayChange(caller);
    const isTold = (key: string) => personal || !isInternal(key);
    const { rows, count } = await pageOfSettings(db, 'features', { limit, offset, isTold });
    return page(rows.map(effectiveFeature(fixedFeatures)), { count, limit, offset }, { personal });
  },
});
