import { entityId, oneOf, page, paging } from '@ideabox/http';
import { NotFound } from '../domain/errors.ts';
import { threadCount } from '../store/discussions.ts';
import { findThreads } from '../store/finding/find-threads.ts';
import { scopeOf, seesIdea } from '../store/finding/scope.ts';
import { isKnown } from '../store/projections/ideas.ts';
import { threadSchema } from './comment.ts';
import { order } from './query.ts';
import { route } from './route.ts';
import { showThreads } from './threads.ts';

export const listIdeaComments = route({
  method: 'get',
  path: '/ideas/:id/comments',
  summary: 'An idea’s top-level comments, newest first unless asked otherwise, each with its replies',
  access: 'anyone',
  params: { id: entityId() },
  query: {
    page: entityId().optional(),
    sort: oneOf(['date_entered', 'rating']).default('date_entered'),
    order,
    ...paging({ limit: 30, max: 100 }),
  },
  result: threadSchema,
  many: true,
  notFound: 'Idea not found',
  handle: async (context, { caller, params, query, named, language }) => {
    const { db, gatekeeper } = context;
    const known = await isKnown(db, params.id);
    const scope = await scopeOf(db, caller);
    const offset = query.page === undefined ? query.offset : (query.page - 1) * query.limit;
    if (!(await seesIdea(db, scope, params.id))) {
      // Its author comes here right after posting it, which may be before its first fact does.
      const isNew = !known && (await gatekeeper.shows(params.id, caller));
      if (!isNew) throw new NotFound('Idea');
      return page([], { count: 0, limit: query.limit, offset }, { personal: true });
    }
    const count = await threadCount(db, params.id);
    const ids = offset < count ? await findThreads(db, params.id, { ...query, offset }) : [];
    const { threads, personal } = await showThreads(context, ids, { caller, language, named });
    const resultset = { count, limit: query.limit, offset };
    return page(threads, resultset, { personal: personal || scope.personal });
  },
});
