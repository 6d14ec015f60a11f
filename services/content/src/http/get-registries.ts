import { page, paging } from '@ideabox/http';
import { effectiveRegistry } from '../domain/effective-registry.ts';
import { isInternal } from '../domain/setting-rules.ts';
import { pageOfSettings } from '../store/settings.ts';
import { mayChange } from './may-change.ts';
import { route } from './route.ts';
import { setting } from './schemas.ts';

export const getRegistries = route({
  method: 'get',
  path: '/registries',
  summary: 'Settings of the site; those that services alone go by for admins',
  access: 'anyone',
  query: paging({ limit: 999 }),
  result: setting,
  many: true,
  handle: async ({ db }, { caller, query: { limit, offset } }) => {
    const personal = mayChange(caller);
    const isTold = (key: string) => personal || !isInternal(key);
    const { rows, count } = await pageOfSettings(db, 'registries', { limit, offset, isTold });
    return page(rows.map(effectiveRegistry), { count, limit, offset }, { personal });
  },
});
