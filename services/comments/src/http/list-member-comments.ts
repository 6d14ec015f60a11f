import { oneOf, page, paging } from '@ideabox/http';
import { NotFound } from '../domain/errors.ts';
import { commentsByIds, repliesTo } from '../store/comments.ts';
import { findComments } from '../store/find-comments.ts';
import { memberExists } from '../store/members.ts';
import { scopeOf } from '../store/scope.ts';
import { threadSchema, toThread } from './comment.ts';
import { order, word } from './query.ts';
import { route } from './route.ts';

const highlyRated = 4;

export const listMemberComments = route({
  method: 'get',
  path: '/members/:id/comments',
  summary: 'A member’s comments and replies',
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
  handle: async ({ db }, { caller, params, query }) => {
    if (params.id !== caller?.id && !(await memberExists(db, params.id))) throw new NotFound('User');
    const scope = await scopeOf(db, caller);
    const minRating = query.highly_rated === '1' ? highlyRated : undefined;
    const filter = { ...query, member_id: params.id, minRating };
    const { ids, count } = await findComments(db, filter, scope, undefined);
    const [rows, replies] = await Promise.all([commentsByIds(db, ids), repliesTo(db, ids)]);
    const threads = rows.map((row) => toThread(row, replies.get(row.id) ?? []));
    return page(threads, { ...filter, count }, { personal: scope.personal });
  },
});
