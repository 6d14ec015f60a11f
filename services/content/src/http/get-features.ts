import { page, paging } from '@ideabox/http';
import { effectiveFeature } from '../domain/effective-feature.ts';
import { pageOfSettings } from '../store/settings.ts';
import { route } from './route.ts';
import { setting } from './schemas.ts';

export const getFeatures = route({
  method: 'get',
  path: '/features',
  summary: 'Feature flags',
  access: 'anyone',
  query: paging({ limit: 999 }),
  result: setting,
  many: true,
  handle: async ({ db, fixedFeatures }, { query: { limit, offset } }) => {
    const { rows, count } = await pageOfSettings(db, 'features', { limit, offset });
    return page(rows.map(effectiveFeature(fixedFeatures)), { count, limit, offset });
  },
});
