import { ok, seesEveryone } from '@ideabox/http';
import { mayNameBlocked } from '../domain/blocks.ts';
import { NotBlocked } from '../domain/errors.ts';
import { requireOneself } from '../domain/oneself.ts';
import { liftBlock, lockBlock } from '../store/blocks.ts';
import { memberId } from './member-id.ts';
import { blockedMember } from './member-schemas.ts';
import { blockView } from './member-views.ts';
import { route } from './route.ts';

export const deleteBlockUser = route({
  method: 'delete',
  path: '/members/:id/block_users/:block',
  summary: 'Unblocks a member, by the `block_id` or by the member’s id',
  access: 'member',
  params: { id: memberId(), block: memberId() },
  result: blockedMember,
  notFound: 'HiddenUser not found',
  handle: ({ db }, { caller, params }) => {
    requireOneself(caller, params.id);
    const toOperator = seesEveryone(caller);
    return db.transaction(async (tx) => {
      const block = await lockBlock(tx, caller.id, params.block);
      const known = block && (block.block_id === params.block || mayNameBlocked(block, block, toOperator));
      if (!known) throw new NotBlocked();
      await liftBlock(tx, { member: caller.id, blocked: block.id });
      return ok(blockView(block, toOperator));
    });
  },
});
