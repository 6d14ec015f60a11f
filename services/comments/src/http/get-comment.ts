import { entityId, ok, paging } from '@ideabox/http';
import { visibleComment } from '../store/comments/visible-comment.ts';
import { threadSchema } from './comment.ts';
import { route } from './route.ts';
import { showThreads } from './threads.ts';

export const getComment = route({
  method: 'get',
  path: '/comments/:id',
  summary: 'One comment with a page of its replies; `limit` and `offset` page the replies',
  access: 'anyone',
  params: { id: entityId() },
  query: paging({ limit: 50, max: 100 }),
  result: threadSchema,
  notFound: 'Comment not found',
  handle: async (context, { caller, params, query, named, language }) => {
    const { scope } = await visibleComment(context, params.id, caller);
    const { threads, personal } = await showThreads(context, [params.id], {
      caller,
      language,
      named,
      replies: query,
    });
    return ok(threads[0], { personal: personal || scope.personal });
  },
});
