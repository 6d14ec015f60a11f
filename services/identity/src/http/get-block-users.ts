import { page, paging, seesEveryone } from '@ideabox/http';
import { requireOneself } from '../domain/oneself.ts';
import { listBlocks } from '../store/blocks.ts';
import { memberId } from './member-id.ts';
import { blockedMember } from './member-schemas.ts';
import { blockView } from './member-views.ts';
import { route } from './route.ts';

export const getBlockUsers = route({
  method: 'get',
  path: '/members/:id/block_users',
  summary: 'Whom one blocks',
  access: 'member',
  params: { id: memberId() },
  query: paging({ limit: 100 }),
  result: blockedMember,
  many: true,
  notFound: 'User not found',
  handle: async ({ db }, { caller, params, query: { limit, offset } }) => {
    requireOneself(caller, params.id);
    const { blocked, count } = await listBlocks(db, { member: caller.id, limit, offset });
    const entries = blocked.map((entry) => blockView(entry, seesEveryone(caller)));
    return page(entries, { count, limit, offset });
  },
});
