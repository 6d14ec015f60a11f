import { entityId, ok, paging } from '@ideabox/http';
import { threadSchema } from './comment.ts';
import { raterOf } from './rater.ts';
import { route } from './route.ts';
import { threadsOf } from './threads.ts';
import { visibleComment } from './visible-comment.ts';

export const getComment = route({
  method: 'get',
  path: '/comments/:id',
  summary: 'One comment with a page of its replies; `limit` and `offset` page the replies',
  access: 'anyone',
  params: { id: entityId() },
  query: paging({ limit: 50, max: 100 }),
  result: threadSchema,
  notFound: 'Comment not found',
  handle: async (context, { caller, params, query, named }) => {
    const { scope } = await visibleComment(context, params.id, caller);
    const rater = raterOf(caller, named);
    const [thread] = await threadsOf(context, [params.id], { rater, replies: query });
    return ok(thread, { personal: scope.personal || rater !== undefined });
  },
});
