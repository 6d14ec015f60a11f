import { type Caller, entityId, ok } from '@ideabox/http';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { OwnComment } from '../domain/errors.ts';
import { standingComment } from '../store/comments/visible-comment.ts';
import { rate } from '../store/ratings/ratings.ts';
import { toStars } from './comment.ts';
import { route } from './route.ts';

const shape = {
  params: { id: entityId() },
  result: z.object({
    id: z.number().int(),
    my_vote: z.number().int().nullable(),
    vote_rate_avarage: z.number(),
    rating: z.number(),
    vote_count: z.number().int(),
    rating_count: z.number().int(),
  }),
  access: 'member' as const,
  notFound: 'Comment not found',
  refusals: [403],
};

type Rating = { id: number; ideaId: number; by: Caller };

/** The idea below which a comment stands that its reader may rate. */
const ideaOfRated = async (
  context: Context,
  { caller, params: { id } }: { caller: Caller; params: { id: number } },
): Promise<number> => {
  const comment = await standingComment(context, id, caller);
  if ([comment.author_id, comment.idea_author_id].includes(caller.id)) throw new OwnComment();
  await context.gatekeeper.isOpen(comment.idea_id, caller);
  return comment.idea_id;
};

const setStars = async ({ db }: Context, { id, ideaId, by }: Rating, stars: number | null) => {
  const { rating, rating_count } = await rate(db, { id, ideaId, by }, stars);
  const average = toStars(rating);
  return ok({
    id,
    my_vote: stars,
    vote_rate_avarage: average,
    rating: average,
    vote_count: rating_count,
    rating_count,
  });
};

export const putRating = route({
  ...shape,
  method: 'put',
  path: '/comments/:id/rating',
  summary: 'Rates a comment; rating again replaces',
  body: z.strictObject({ stars: z.number().int().min(1).max(5) }),
  prepare: ideaOfRated,
  handle: (context, { caller, params: { id }, body, prepared }) =>
    setStars(context, { id, ideaId: prepared, by: caller }, body.stars),
});

export const deleteRating = route({
  ...shape,
  method: 'delete',
  path: '/comments/:id/rating',
  summary: 'Takes one’s rating back',
  prepare: ideaOfRated,
  handle: (context, { caller, params: { id }, prepared }) =>
    setStars(context, { id, ideaId: prepared, by: caller }, null),
});
