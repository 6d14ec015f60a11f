import { type Caller, created, seesEveryone } from '@ideabox/http';
import type { z } from 'zod';
import type { Authors } from '../authors.ts';
import { AlreadyBlocked, BlocksOneself, MemberNotFound } from '../domain/errors.ts';
import { isNamed } from '../domain/member.ts';
import { requireOneself } from '../domain/oneself.ts';
import { insertBlock, knowsBlocked } from '../store/blocks.ts';
import { findMember } from '../store/find-member.ts';
import { blockBody } from './block-body.ts';
import { memberId } from './member-id.ts';
import { blockedMember } from './member-schemas.ts';
import { blockView } from './member-views.ts';
import { route } from './route.ts';

const whoIsMeant = async (
  authors: Authors,
  { id, idea, comment }: z.infer<typeof blockBody>,
  caller: Caller,
) => {
  if (idea !== undefined) return authors.ofIdea(idea, caller);
  return comment === undefined ? (id as string) : authors.ofComment(comment, caller);
};

export const postBlockUser = route({
  method: 'post',
  path: '/members/:id/block_users',
  summary: 'Blocks another member, or whoever wrote an idea or a comment; they are not told',
  access: 'member',
  params: { id: memberId() },
  body: blockBody,
  result: blockedMember,
  notFound: 'User not found',
  refusals: [403],
  prepare: async ({ authors }, { caller, params, body }) => {
    requireOneself(caller, params.id);
    return whoIsMeant(authors, body, caller);
  },
  handle: async ({ db }, { caller, body, prepared: id }) => {
    if (id === caller.id) throw new BlocksOneself();
    const other = await findMember(db, id);
    if (!other || other.status === 'withdrawn') throw new MemberNotFound();
    const pair = { member: caller.id, blocked: other.id };
    const named = isNamed(other) || seesEveryone(caller);
    // An id must not say which posts are its member's: by it nobody is blocked who hides.
    if (body.id !== undefined && !named)
      throw (await knowsBlocked(db, pair)) ? new AlreadyBlocked() : new MemberNotFound();
    const block = await insertBlock(db, { ...pair, named });
    if (!block) throw new AlreadyBlocked();
    const { block_id, date_entered } = block;
    return created(blockView({ ...other, block_id, date_entered }, seesEveryone(caller)));
  },
});
