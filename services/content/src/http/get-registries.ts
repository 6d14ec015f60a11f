import { page, paging } from '@ideabox/http';
import { pageOfSettings } from '../store/settings.ts';
import { route } from './route.ts';
import { setting } from './schemas.ts';

export const getRegistries = route({
  method: 'get',
  path: '/registries',
  summary: 'Settings of the site',
  access: 'anyone',
  query: paging({ limit: 999 }),
  result: setting,
  many: true,
  handle: async ({ db }, { query: { limit, offset } }) => {
    const { rows, count } = await pageOfSettings(db, 'registries', { limit, offset });
    return page(rows, { count, limit, offset });
  },
});
