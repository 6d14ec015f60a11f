import { entityId, oneOf, page, paging } from '@ideabox/http';
import { commentsByIds, repliesTo } from '../store/comments.ts';
import { findComments } from '../store/find-comments.ts';
import { scopeOf, scopeWithin } from '../store/scope.ts';
import { readWords } from '../store/search-entries.ts';
import { threadSchema, toThread } from './comment.ts';
import { order, word } from './query.ts';
import { route } from './route.ts';

export const listComments = route({
  method: 'get',
  path: '/comments',
  summary: 'Comments and replies, searched, filtered and sorted',
  access: 'anyone',
  query: {
    category: word(100).optional(),
    idea: entityId().optional(),
    member_id: word(100).optional(),
    keyword: word(200).optional(),
    sort: oneOf(['date_entered', 'rating']).default('date_entered'),
    order,
    ...paging({ limit: 50, max: 100 }),
  },
  result: threadSchema,
  many: true,
  handle: async ({ db }, { caller, query }) => {
    const { category, keyword, ...filter } = query;
    const whole = await scopeOf(db, caller);
    const scope = category === undefined ? whole : await scopeWithin(db, whole, category);
    const searched = (keyword ?? '').trim() !== '';
    const words = searched ? readWords(keyword as string) : undefined;
    const found =
      scope === undefined || (searched && !words)
        ? { ids: [], count: 0 }
        : await findComments(db, filter, scope, words);
    const [rows, replies] = await Promise.all([commentsByIds(db, found.ids), repliesTo(db, found.ids)]);
    const threads = rows.map((row) => toThread(row, replies.get(row.id) ?? []));
    return page(threads, { ...filter, count: found.count }, { personal: whole.personal });
  },
});
