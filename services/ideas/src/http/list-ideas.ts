import { ApiError, entityId, foundBy, oneOf, page, paging } from '@ideabox/http';
import { z } from 'zod';
import { differsFromVisitors, narrow, scopeOf } from '../domain/scope.ts';
import { findIdeas } from '../store/find-ideas.ts';
import { periods, sorts } from '../store/idea-filter.ts';
import { findMember } from '../store/members.ts';
import { readSearch, searchTargets } from '../store/search-entries.ts';
import { categoryMatching } from './category-key.ts';
import { cardSchema } from './idea-card.ts';
import { route } from './route.ts';
import { showCards } from './show-ideas.ts';

/** A day in Japan; the calendar of the database begins with the year 1. */
const day = () => z.iso.date().refine((date) => date >= '0001-01-01');

const seed = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .default(0);

export const listIdeas = route({
  method: 'get',
  path: '/ideas',
  summary: 'Ideas, searched, filtered and sorted',
  access: 'anyone',
  query: {
    keyword: z.string().max(200).optional(),
    search_target: oneOf(searchTargets).default('all'),
    tag: z.string().max(100).optional(),
    category: z.string().max(100).optional(),
    step: z.string().max(100).optional(),
    start_date: day().optional(),
    end_date: day().optional(),
    member_id: z.string().max(100).optional(),
    parent_id: entityId().optional(),
    situation_id: entityId().optional(),
    period: oneOf(periods).optional(),
    sort: oneOf(sorts).default('date_entered'),
    order: oneOf(['asc', 'desc']).default('desc'),
    seed,
    ...paging({ limit: 20, max: 100 }),
  },
  result: cardSchema,
  many: true,
  handle: async (context, { caller, query, named, language }) => {
    const { db, categories, commonCounts } = context;
    const { keyword, search_target, category, ...filter } = query;
    if (filter.start_date && filter.end_date && filter.end_date < filter.start_date)
      throw ApiError.invalid({ end_date: ['invalid'] });
    const all = await categories.all();
    const whole = scopeOf(all, caller);
    const scope = category === undefined ? whole : narrow(whole, categoryMatching(all, category));
    const author = filter.member_id;
    const found = author === undefined ? 'everyone' : foundBy(await findMember(db, author), author, caller);
    const answer = async (ids: number[], count: number) => {
      const { cards, personal } = await showCards(context, ids, { caller, language, named });
      return page(
        cards,
        { count, ...filter },
        { personal: personal || found === 'reader' || differsFromVisitors(whole, all) },
      );
    };
    const search = keyword?.trim() ? readSearch(keyword, search_target) : undefined;
    const nothing = found === 'nobody' || (keyword?.trim() && !search);
    if (nothing || scope.categories.length + scope.ownOf.length === 0) return answer([], 0);
    const { ids, count } = await findIdeas(db, filter, scope, search, commonCounts);
    return answer(ids, count);
  },
});
