import { type Caller, entityId, ok } from '@ideabox/http';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { NotFound, OwnComment } from '../domain/errors.ts';
import { shownComment } from '../store/comments.ts';
import { rate } from '../store/ratings.ts';
import { scopeOf, seesIdea } from '../store/scope.ts';
import { route } from './route.ts';

const shape = {
  params: { id: entityId() },
  result: z.object({
    id: z.number().int(),
    my_vote: z.number().int().nullable(),
    vote_rate_avarage: z.number(),
    vote_count: z.number().int(),
  }),
  access: 'member' as const,
  notFound: 'Comment not found',
  refusals: [403],
};

const setStars = async ({ db, gatekeeper }: Context, id: number, caller: Caller, stars: number | null) => {
  const scope = await scopeOf(db, caller);
  const comment = await shownComment(db, id);
  if (!comment || comment.removed || !(await seesIdea(db, scope, comment.idea_id)))
    throw new NotFound('Comment');
  if ([comment.author_id, comment.idea_author_id].includes(caller.id)) throw new OwnComment();
  await gatekeeper.mayRate(comment.idea_id, caller);
  const { rating, rating_count } = await rate(db, { id, ideaId: comment.idea_id, by: caller }, stars);
  return ok({
    id,
    my_vote: stars,
    vote_rate_avarage: Math.round(rating * 100) / 100,
    vote_count: rating_count,
  });
};

export const putRating = route({
  ...shape,
  method: 'put',
  path: '/comments/:id/rating',
  summary: 'Rates a comment; rating again replaces',
  body: z.strictObject({ stars: z.number().int().min(1).max(5) }),
  handle: (context, { caller, params, body }) => setStars(context, params.id, caller, body.stars),
});

export const deleteRating = route({
  ...shape,
  method: 'delete',
  path: '/comments/:id/rating',
  summary: 'Takes one’s rating back',
  handle: (context, { caller, params }) => setStars(context, params.id, caller, null),
});
