import { page, paging, wordList } from '@ideabox/http';
import { z } from 'zod';
import { NotFound } from '../domain/errors.ts';
import { ratingsOf } from '../store/ratings/ratings.ts';
import { route } from './route.ts';

const maxIds = 999;

const commentIds = () =>
  wordList()
    .pipe(z.array(z.string().regex(/^[1-9]\d{0,14}$/)).max(maxIds))
    .transform((words) => words.map(Number))
    .meta({ type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: maxIds });

export const listMemberRatings = route({
  method: 'get',
  path: '/members/:id/ratings',
  summary: 'One’s own ratings, latest first; `comment_id` narrows to some comments, such as those of a page',
  access: 'member',
  params: { id: z.string().max(100) },
  query: { comment_id: commentIds().optional(), ...paging({ limit: 100 }) },
  result: z.object({ comment_id: z.number().int(), stars: z.number().int(), date_entered: z.string() }),
  many: true,
  notFound: 'User not found',
  handle: async ({ db }, { caller, params, query }) => {
    if (params.id !== caller.id) throw new NotFound('User');
    const { rows, count } = await ratingsOf(db, caller.id, query);
    return page(rows, { ...query, count });
  },
});
