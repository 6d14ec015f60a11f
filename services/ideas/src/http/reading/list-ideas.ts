import { ApiError, anyDay, entityId, foundBy, oneOf, page, paging } from '@ideabox/http';
import { readSearch } from '@ideabox/text';
import { z } from 'zod';
import { differsFromVisitors, narrow, scopeOf } from '../../domain/scope.ts';
import { findIdeas } from '../../store/finding/find-ideas.ts';
import { answered, type IdeaFilter, periods, sorts } from '../../store/finding/idea-filter.ts';
import { findMember } from '../../store/members/members.ts';
import { searchTargets } from '../../store/search/hits-of.ts';
import { readHits } from '../../store/search/read-hits.ts';
import { searchIdeas } from '../../store/search/search-ideas.ts';
import { categoryMatching } from '../categories/category-key.ts';
import { route } from '../route.ts';
import { foundFields, foundIn, foundSchema } from './found-fields.ts';
import { showCards } from './show-ideas.ts';

const seed = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .default(0);

const isBefore = (end: string | undefined, start: string | undefined) =>
  end !== undefined && start !== undefined && end < start;

const checkDays = ({
  start_date,
  end_date,
  answered_from,
  answered_until,
}: Pick<IdeaFilter, 'start_date' | 'end_date' | 'answered_from' | 'answered_until'>) => {
  if (isBefore(end_date, start_date)) throw ApiError.invalid({ end_date: ['invalid'] });
  if (isBefore(answered_until, answered_from)) throw ApiError.invalid({ answered_until: ['invalid'] });
};

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
    start_date: anyDay().optional(),
    end_date: anyDay().optional(),
    member_id: z.string().max(100).optional(),
    parent_id: entityId().optional(),
    situation_id: entityId().optional(),
    topic: entityId().optional().meta({
      description: 'What analytics says that ideas are about; one that nothing is known of has none',
    }),
    period: oneOf(periods).optional(),
    answer: oneOf(answered).optional(),
    answered_from: anyDay()
      .optional()
      .meta({ description: 'The first day in Japan on which its answer was last given' }),
    answered_until: anyDay().optional().meta({ description: 'The last such day, included' }),
    sort: oneOf([...sorts, 'relevance'])
      .optional()
      .meta({
        description:
          'By default relevance where there is a keyword, else date_entered; without one they are the same',
      }),
    order: oneOf(['asc', 'desc']).default('desc'),
    seed,
    ...paging({ limit: 20, max: 100 }),
  },
  result: foundSchema,
  onlyOnRequest: foundFields,
  many: true,
  handle: async (context, { caller, query, named, language }) => {
    const { db, categories, commonCounts } = context;
    const { keyword, search_target, category, sort, ...filter } = query;
    checkDays(filter);
    const all = await categories.all();
    const whole = scopeOf(all, caller);
    const scope = category === undefined ? whole : narrow(whole, categoryMatching(all, category));
    const author = filter.member_id;
    const found = author === undefined ? 'everyone' : foundBy(await findMember(db, author), author, caller);
    const typed = keyword?.trim() ?? '';
    const search = readSearch(typed);
    const isNowhere = scope.categories.length + scope.ownOf.length === 0;
    const find = async () => {
      if (found === 'nobody' || isNowhere) return undefined;
      if (typed === '') {
        const order = sort === undefined || sort === 'relevance' ? 'date_entered' : sort;
        return findIdeas(db, { ...filter, sort: order }, scope);
      }
      const hits = search && (await readHits(db, { keyword: typed, search, target: search_target }));
      return hits && searchIdeas(db, { ...filter, sort: sort ?? 'relevance' }, scope, hits, commonCounts);
    };
    const { ids, count } = (await find()) ?? { ids: [], count: 0 };
    const { cards, personal } = await showCards(context, ids, { caller, language, named });
    const results = foundFields.some(named)
      ? cards.map((card) => ({ ...card, ...foundIn(card, search) }))
      : cards;
    return page(
      results,
      { count, ...filter },
      { personal: personal || found === 'reader' || differsFromVisitors(whole, all) },
    );
  },
});
