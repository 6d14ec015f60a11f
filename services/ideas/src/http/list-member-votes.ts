import { ApiError, page, paging } from '@ideabox/http';
import { z } from 'zod';
import { votesOf, voteTypes } from '../store/votes.ts';
import { route } from './route.ts';

export const listMemberVotes = route({
  method: 'get',
  path: '/members/:id/votes',
  summary: 'One’s own votes',
  access: 'member',
  params: { id: z.string().max(100) },
  query: paging({ limit: 100 }),
  result: z.object({ parent_id: z.number().int(), type: z.enum(voteTypes) }),
  many: true,
  notFound: 'User not found',
  handle: async ({ db }, { caller, params, query }) => {
    if (params.id !== caller.id) throw new ApiError(404, 'User not found');
    const { votes, count } = await votesOf(db, caller.id, query);
    return page(votes, { count, ...query });
  },
});
