import { entityId, oneOf, page, paging } from '@ideabox/http';
import { findComments } from '../store/find-comments.ts';
import { scopeOf, scopeWithin } from '../store/scope.ts';
import { readWords } from '../store/search-entries.ts';
import { threadSchema } from './comment.ts';
import { order, word } from './query.ts';
import { raterOf } from './rater.ts';
import { route } from './route.ts';
import { threadsOf } from './threads.ts';

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
  handle: async (context, { caller, query, named }) => {
    const { db, commonCounts } = context;
    const { category, keyword, ...filter } = query;
    const whole = await scopeOf(db, caller);
    const scope = category === undefined ? whole : await scopeWithin(db, whole, category);
    const searched = (keyword ?? '').trim() !== '';
    const words = searched ? readWords(keyword as string) : undefined;
    const found =
      scope === undefined || (searched && !words)
        ? { ids: [], count: 0 }
        : await findComments(db, filter, scope, words, commonCounts);
    const rater = raterOf(caller, named);
    const threads = await threadsOf(context, found.ids, { rater });
    const personal = whole.personal || rater !== undefined;
    return page(threads, { ...filter, count: found.count }, { personal });
  },
});
