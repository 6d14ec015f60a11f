import { entityId, page, paging } from '@ideabox/http';
import { NotFound } from '../domain/errors.ts';
import { commentsByIds, repliesTo } from '../store/comments.ts';
import { threadCount } from '../store/discussions.ts';
import { findThreads } from '../store/find-comments.ts';
import { isKnown } from '../store/ideas.ts';
import { scopeOf, seesIdea } from '../store/scope.ts';
import { threadSchema, toThread } from './comment.ts';
import { order } from './query.ts';
import { route } from './route.ts';

export const listIdeaComments = route({
  method: 'get',
  path: '/ideas/:id/comments',
  summary: 'An idea’s top-level comments, newest first unless asked otherwise, each with its replies',
  access: 'anyone',
  params: { id: entityId() },
  query: { page: entityId().optional(), order, ...paging({ limit: 30, max: 100 }) },
  result: threadSchema,
  many: true,
  notFound: 'Idea not found',
  handle: async ({ db, gatekeeper }, { caller, params, query }) => {
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
    const [rows, replies] = await Promise.all([commentsByIds(db, ids), repliesTo(db, ids)]);
    const threads = rows.map((row) => toThread(row, replies.get(row.id) ?? []));
    return page(threads, { count, limit: query.limit, offset }, { personal: scope.personal });
  },
});
