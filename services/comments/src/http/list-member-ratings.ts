import { page, paging } from '@ideabox/http';
import { z } from 'zod';
import { NotFound } from '../domain/errors.ts';
import { ratingsOf } from '../store/ratings.ts';
import { word } from './query.ts';
import { route } from './route.ts';

export const listMemberRatings = route({
  method: 'get',
  path: '/members/:id/ratings',
  summary: 'One’s own ratings',
  access: 'member',
  params: { id: word(100) },
  query: paging({ limit: 100 }),
  result: z.object({ comment_id: z.number().int(), stars: z.number().int() }),
  many: true,
  notFound: 'User not found',
  handle: async ({ db }, { caller, params, query }) => {
    if (params.id !== caller.id) throw new NotFound('User');
    const { rows, count } = await ratingsOf(db, caller.id, query);
    return page(rows, { ...query, count });
  },
});
