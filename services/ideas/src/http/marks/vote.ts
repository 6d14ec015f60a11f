import { entityId, ok, oneOf } from '@ideabox/http';
import { z } from 'zod';
import { NotFound } from '../../domain/errors.ts';
import { judgeVote } from '../../domain/judge.ts';
import { visibleIdea } from '../../store/ideas/visible-idea.ts';
import { type Counts, cancelVote, castVote, countsOf, voteTypes } from '../../store/marks/votes.ts';
import { route } from '../route.ts';

const standing = z.object({
  id: z.number().int(),
  type: z.enum(voteTypes).nullable(),
  vote_count: z.number().int(),
  positive_count: z.number().int(),
  neutral_count: z.number().int(),
  negative_count: z.number().int(),
  point: z.number().int(),
});

const toStanding = (id: number, type: (typeof voteTypes)[number] | null, counts: Counts) => ({
  id,
  type,
  ...counts,
});

const params = { id: entityId() };

export const putVote = route({
  method: 'put',
  path: '/ideas/:id/vote',
  summary: 'Cast or replace a vote',
  access: 'member',
  params,
  body: z.strictObject({
    type: oneOf(voteTypes),
    named: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether the voter’s name may be shown where it is the first or second vote' }),
  }),
  result: standing,
  notFound: 'Idea not found',
  refusals: [403],
  handle: async (context, { caller, params: { id }, body: { type, named } }) => {
    const { category } = await visibleIdea(context, id, caller);
    judgeVote(category, caller.role);
    const changed = await castVote(context.db, { idea: id, category: category.id, type, named }, caller);
    const counts = changed ?? (await countsOf(context.db, id));
    if (!counts) throw new NotFound('Idea');
    return ok(toStanding(id, type, counts));
  },
});

export const deleteVote = route({
  method: 'delete',
  path: '/ideas/:id/vote',
  summary: 'Cancel a vote',
  access: 'member',
  params,
  result: standing,
  notFound: 'Idea not found',
  refusals: [403],
  handle: async (context, { caller, params: { id } }) => {
    const { category } = await visibleIdea(context, id, caller);
    judgeVote(category, caller.role);
    const counts = await cancelVote(context.db, { idea: id, category: category.id }, caller);
    if (!counts) throw new NotFound('Vote');
    return ok(toStanding(id, null, counts));
  },
});
