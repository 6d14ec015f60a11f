import { page, paging, text } from '@ideabox/http';
import { differsFromVisitors, scopeOf } from '../../domain/scope.ts';
import { findLikeIdeas } from '../../store/likeness/like-ideas.ts';
import { textIndex } from '../../store/search/text-index.ts';
import { route } from '../route.ts';
import { cardSchema } from './idea-card.ts';
import { showCards } from './show-ideas.ts';

const most = 5;
/** Below this, what two texts have in common is how everyone writes. */
const leastLikeness = 0.1;

export const similarIdeas = route({
  method: 'get',
  path: '/ideas/similar',
  summary: 'Up to 5 ideas like a draft: asked while someone types, to show what is there already',
  access: 'anyone',
  query: { text: text(1_100, { multiline: true }), ...paging({ limit: most }) },
  result: cardSchema,
  many: true,
  handle: async (context, { caller, query, named, language }) => {
    const { db, categories, gramShares } = context;
    const [all, shares, index] = await Promise.all([categories.all(), gramShares.get(), textIndex(db)]);
    const scope = scopeOf(all, caller);
    const { keys, pairs } = index.keysOf(query.text);
    const like = await findLikeIdeas(db, index, { grams: keys, pairs, tags: [] }, scope, shares);
    const near = like.filter(({ score }) => score >= leastLikeness).slice(0, most);
    const { limit, offset } = query;
    const ids = near.slice(offset, offset + limit).map(({ id }) => id);
    const { cards, personal } = await showCards(context, ids, { caller, language, named });
    const resultset = { count: near.length, limit, offset };
    return page(cards, resultset, { personal: personal || differsFromVisitors(scope, all) });
  },
});
