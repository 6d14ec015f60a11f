import { entityId, foundBy, oneOf, page, paging } from '@ideabox/http';
import { readSearch } from '@ideabox/text';
import { z } from 'zod';
import { findComments } from '../store/finding/find-comments.ts';
import { scopeOf, scopeWithin } from '../store/finding/scope.ts';
import { findMember } from '../store/projections/members.ts';
import { readHits } from '../store/search/hits.ts';
import { foundFields, foundIn, foundSchema } from './found-fields.ts';
import { order } from './query.ts';
import { route } from './route.ts';
import { showThreads } from './threads.ts';

export const listComments = route({
  method: 'get',
  path: '/comments',
  summary: 'Comments and replies, searched, filtered and sorted',
  access: 'anyone',
  query: {
    category: z.string().max(100).optional(),
    idea: entityId().optional(),
    member_id: z.string().max(100).optional(),
    keyword: z.string().max(200).optional(),
    sort: oneOf(['date_entered', 'rating']).default('date_entered'),
    order,
    ...paging({ limit: 50, max: 100 }),
  },
  result: foundSchema,
  onlyOnRequest: foundFields,
  many: true,
  handle: async (context, { caller, query, named, language }) => {
    const { db, commonCounts } = context;
    const { category, keyword, ...filter } = query;
    const whole = await scopeOf(db, caller);
    const scope = category === undefined ? whole : await scopeWithin(db, whole, category);
    const typed = keyword?.trim() ?? '';
    const search = readSearch(typed);
    const hits = search && (await readHits(db, typed, search));
    const author = filter.member_id;
    const by = author === undefined ? 'everyone' : foundBy(await findMember(db, author), author, caller);
    const { ids, count } =
      scope === undefined || by === 'nobody' || (typed !== '' && !hits)
        ? { ids: [], count: 0 }
        : await findComments(db, filter, scope, hits, commonCounts);
    const { threads, personal } = await showThreads(context, ids, { caller, language, named });
    const differs = personal || whole.personal || by === 'reader';
    const results = foundFields.some(named)
      ? threads.map((thread) => ({ ...thread, ...foundIn(thread, search) }))
      : threads;
    return page(results, { ...filter, count }, { personal: differs });
  },
});
