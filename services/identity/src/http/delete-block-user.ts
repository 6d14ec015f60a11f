import { ok } from '@ideabox/http';
import { NotBlocked } from '../domain/errors.ts';
import { requireOneself } from '../domain/oneself.ts';
import { deleteBlock } from '../store/blocks.ts';
import { memberId } from './member-id.ts';
import { route } from './route.ts';

export const deleteBlockUser = route({
  method: 'delete',
  path: '/members/:id/block_users/:blocked',
  summary: 'Unblocks a member',
  access: 'member',
  params: { id: memberId(), blocked: memberId() },
  notFound: 'HiddenUser not found',
  handle: async ({ db }, { caller, params }) => {
    requireOneself(caller, params.id);
    if (!(await deleteBlock(db, { member: caller.id, blocked: params.blocked }))) throw new NotBlocked();
    return ok({ id: params.blocked });
  },
});
