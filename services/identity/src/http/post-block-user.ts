import { created } from '@ideabox/http';
import { z } from 'zod';
import { AlreadyBlocked, BlocksOneself, MemberNotFound } from '../domain/errors.ts';
import { requireOneself } from '../domain/oneself.ts';
import { insertBlock } from '../store/blocks.ts';
import { findMember } from '../store/find-member.ts';
import { memberId } from './member-id.ts';
import { listedMember } from './member-schemas.ts';
import { listedView } from './member-views.ts';
import { route } from './route.ts';

export const postBlockUser = route({
  method: 'post',
  path: '/members/:id/block_users',
  summary: 'Blocks another member, who is not told',
  access: 'member',
  params: { id: memberId() },
  body: z.strictObject({ id: memberId() }),
  result: listedMember,
  notFound: 'User not found',
  refusals: [403],
  handle: async ({ db }, { caller, params, body }) => {
    requireOneself(caller, params.id);
    if (body.id === caller.id) throw new BlocksOneself();
    const other = await findMember(db, body.id);
    if (!other || other.status === 'withdrawn') throw new MemberNotFound();
    if (!(await insertBlock(db, { member: caller.id, blocked: other.id }))) throw new AlreadyBlocked();
    return created(listedView(other));
  },
});
