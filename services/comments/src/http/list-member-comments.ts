import { foundBy, oneOf, page, paging } from '@ideabox/http';
import { z } from 'zod';
import { NotFound } from '../domain/errors.ts';
import { findComments } from '../store/finding/find-comments.ts';
import { scopeOf } from '../store/finding/scope.ts';
import { findMember } from '../store/projections/members.ts';
import { threadSchema } from './comment.ts';
import { order } from './query.ts';
import { route } from './route.ts';
import { showThreads } from './threads.ts';

export const listMemberComments = route({
  method: 'get',
  path: '/members/:id/comments',
  summary: 'A member’s comments and replies; with `highly_rated=1` those of 4 stars and more on average',
  access: 'anyone',
  params: { id: z.string().max(100) },
  query: {
    highly_rated: oneOf(['0', '1']).default('0'),
    sort: oneOf(['date_entered', 'rating']).default('date_entered'),
    order,
    ...paging({ limit: 50, max: 100 }),
  },
  result: threadSchema,
  many: true,
  notFound: 'User not found',
  handle: async (context, { caller, params, query, named, language }) => {
    const { db, commonCounts } = context;
    const member = await findMember(db, params.id);
    if (!member && params.id !== caller?.id) throw new NotFound('User');
    const by = foundBy(member, params.id, caller);
    const scope = await scopeOf(db, caller);
    const filter = { ...query, member_id: params.id, highlyRated: query.highly_rated === '1' };
    const { ids, count } =
      by === 'nobody'
        ? { ids: [], count: 0 }
        : await findComments(db, filter, scope, undefined, commonCounts);
    const { threads, personal } = await showThreads(context, ids, { caller, language, named });
    return page(threads, { ...filter, count }, { personal: personal || scope.personal || by === 'reader' });
  },
});
