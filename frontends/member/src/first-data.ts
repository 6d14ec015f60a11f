import type { RouteData } from '../../platform/contract/src/route-data.ts';

/** What everyone may know of a member, and the list that their page opens with; what is one's own is asked for apart. */
const member: RouteData[] = [
  { key: ['member', { param: 'id' }, 'anyone'], path: '/members/:id', take: 'results' },
  {
    key: ['ideas', { query: true }],
    path: '/ideas',
    query: { member_id: { param: 'id' }, limit: 10, offset: { before: 'page', of: 'limit' } },
  },
];

/** By the pages of the route table. */
export const firstData: Record<string, RouteData[]> = { member };
