import type { RouteEntry } from '../../platform/contract/src/route-entry.ts';

/** The addresses of this remote; `page` names an entry of `remote.ts`. */
export const routes: RouteEntry[] = [
  { path: '/analyze', title: 'dashboard.title', layout: 'dashboard', page: 'overview' },
];
