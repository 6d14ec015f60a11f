import { oneOf, page, paging } from '@ideabox/http';
import { NotFound } from '../domain/errors.ts';
import { findComments } from '../store/find-comments.ts';
import { memberExists } from '../store/members.ts';
import { scopeOf } from '../store/scope.ts';
import { threadSchema } from './comment.ts';
import { order, word } from './query.ts';
import { raterOf } from './rater.ts';
import { route } from './route.ts';
import { threadsOf } from './threads.ts';

export const listMemberComments = route({
  method: 'get',
  path: '/members/:id/comments',
  summary: 'A member’s comments and replies; with `highly_rated=1` those of 4 stars and more on average',
  access: 'anyone',
  params: { id: word(100) },
  query: {
    highly_rated: oneOf(['0', '1']).default('0'),
    sort: oneOf(['date_entered', 'rating']).default('date_entered'),
    order,
    ...paging({ limit: 50, max: 100 }),
  },
  result: threadSchema,
  many: true,
  notFound: 'User not found',
  handle: async (context, { caller, params, query, named }) => {
    const { db, commonCounts } = context;
    if (params.id !== caller?.id && !(await memberExists(db, params.id))) throw new NotFound('User');
    const scope = await scopeOf(db, caller);
    const filter = { ...query, member_id: params.id, highlyRated: query.highly_rated === '1' };
    const { ids, count } = await findComments(db, filter, scope, undefined, commonCounts);
    const rater = raterOf(caller, named);
    const threads = await threadsOf(context, ids, { rater });
    return page(threads, { ...filter, count }, { personal: scope.personal || rater !== undefined });
  },
});
