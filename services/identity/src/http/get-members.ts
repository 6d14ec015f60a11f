import { page, paging, text } from '@ideabox/http';
import { z } from 'zod';
import { listMembers } from '../store/list-members.ts';
import { listedMember } from './member-schemas.ts';
import { listedView } from './member-views.ts';
import { route } from './route.ts';

export const getMembers = route({
  method: 'get',
  path: '/members',
  summary: 'Members by name; hidden, suspended and withdrawn ones are left out',
  access: 'anyone',
  query: { portal_name: z.literal('').or(text(100)).default(''), ...paging({ limit: 10 }) },
  result: listedMember,
  many: true,
  handle: async ({ db }, { query: { portal_name, limit, offset } }) => {
    const { members, count } = await listMembers(db, { name: portal_name, limit, offset });
    return page(members.map(listedView), { count, limit, offset });
  },
});
