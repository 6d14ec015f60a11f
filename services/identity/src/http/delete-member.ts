import { ok } from '@ideabox/http';
import { z } from 'zod';
import { requireOwn } from '../domain/oneself.ts';
import { findMember } from '../store/find-member.ts';
import { withdraw } from '../store/withdraw.ts';
import { memberId } from './member-id.ts';
import { route } from './route.ts';

export const deleteMember = route({
  method: 'delete',
  path: '/members/:id',
  summary: 'Withdraws: personal data is erased, posts stay and show a withdrawn author',
  access: 'member',
  params: { id: memberId() },
  result: z.object({ id: z.string(), status: z.literal('withdrawn') }),
  notFound: 'User not found',
  refusals: [403],
  handle: async ({ db }, { caller, params }) => {
    const { id } = requireOwn(caller, await findMember(db, params.id));
    await withdraw(db, { id, role: caller.role });
    return ok({ id, status: 'withdrawn' });
  },
});
