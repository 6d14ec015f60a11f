import type { RouteData } from '../../../platform/contract/src/route-data.ts';

/** What every page asks for: the document brings it along. The keys are those of the api-client's calls. */
export const firstData: RouteData[] = [
  { key: ['features'], path: '/features', query: { limit: 999, offset: 0 }, take: 'settings' },
  { key: ['registries'], path: '/registries', query: { limit: 999, offset: 0 }, take: 'settings' },
  { key: ['parts'], path: '/parts', query: { limit: 999, offset: 0 }, take: 'settings' },
  { key: ['categories'], path: '/categories', query: { limit: 100, offset: 0 }, take: 'results' },
  {
    key: ['steppers', 'stages'],
    path: '/steppers',
    query: { fields: 'id,stepper_key,name,exec_order,post_roles', limit: 100 },
    take: 'results',
  },
];
