import { entityId, page, paging } from '@ideabox/http';
import { differsFromVisitors, scopeOf } from '../../domain/scope.ts';
import { visibleIdea } from '../../store/ideas/visible-idea.ts';
import { findLikeIdeas } from '../../store/likeness/like-ideas.ts';
import { patternOf } from '../../store/likeness/pattern-of.ts';
import { textIndex } from '../../store/search/text-index.ts';
import { route } from '../route.ts';
import { cardSchema } from './idea-card.ts';
import { showCards } from './show-ideas.ts';

const most = 10;
/** Below this, what two ideas have in common is how everyone writes. */
const leastLikeness = 0.1;

export const relatedIdeas = route({
  method: 'get',
  path: '/ideas/:id/related',
  summary: 'Up to 10 ideas with the same tags or a text like its own, the nearest first',
  access: 'anyone',
  params: { id: entityId() },
  query: paging({ limit: most }),
  result: cardSchema,
  many: true,
  notFound: 'Idea not found',
  handle: async (context, { caller, params: { id }, query: { limit, offset }, named, language }) => {
    const { db, categories, gramShares } = context;
    await visibleIdea(context, id, caller);
    const [all, shares, index] = await Promise.all([categories.all(), gramShares.get(), textIndex(db)]);
    const pattern = await patternOf(db, index, id);
    const scope = scopeOf(all, caller);
    const like = await findLikeIdeas(db, index, pattern, scope, shares);
    const near = like.filter(({ score }) => score >= leastLikeness).slice(0, most);
    const ids = near.slice(offset, offset + limit).map((one) => one.id);
    const { cards, personal } = await showCards(context, ids, { caller, language, named });
    const resultset = { count: near.length, limit, offset };
    return page(cards, resultset, { personal: personal || differsFromVisitors(scope, all) });
  },
});
