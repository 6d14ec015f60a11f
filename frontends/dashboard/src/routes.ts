import type { RouteEntry } from '../../platform/contract/src/route-entry.ts';

/** The addresses of this remote; `page` names an entry of `remote.ts`. */
export const routes: RouteEntry[] = [
  { path: '/analyze', title: 'dashboard.title', layout: 'dashboard', page: 'overview' },
  { path: '/analyze/access', title: 'access.title', layout: 'dashboard', page: 'access' },
  { path: '/analyze/overview/:role?', title: 'posts.title', layout: 'dashboard', page: 'posts' },
  { path: '/analyze/user/:role?', title: 'attributes.title', layout: 'dashboard', page: 'members' },
  { path: '/analyze/topics', title: 'topics.title', layout: 'dashboard', page: 'topics' },
  { path: '/analyze/leaders', title: 'leaders.title', layout: 'dashboard', page: 'leaders' },
  { path: '/analyze/leaders-guide', title: 'leaders_guide.title', layout: 'dashboard', page: 'leadersGuide' },
  { path: '/analyze/data', title: 'data.title', layout: 'dashboard', page: 'data' },
];
