import { entityId, ok, paging } from '@ideabox/http';
import { NotFound } from '../domain/errors.ts';
import { repliesTo, shownComment } from '../store/comments.ts';
import { scopeOf, seesIdea } from '../store/scope.ts';
import { threadSchema, toThread } from './comment.ts';
import { route } from './route.ts';

export const getComment = route({
  method: 'get',
  path: '/comments/:id',
  summary: 'One comment with a page of its replies; `limit` and `offset` page the replies',
  access: 'anyone',
  params: { id: entityId() },
  query: paging({ limit: 50, max: 100 }),
  result: threadSchema,
  notFound: 'Comment not found',
  handle: async ({ db }, { caller, params, query }) => {
    const scope = await scopeOf(db, caller);
    const comment = await shownComment(db, params.id);
    if (!comment || !(await seesIdea(db, scope, comment.idea_id))) throw new NotFound('Comment');
    const replies = await repliesTo(db, [comment.id], query);
    return ok(toThread(comment, replies.get(comment.id) ?? []), { personal: scope.personal });
  },
});
