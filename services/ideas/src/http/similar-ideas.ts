import { page, text } from '@ideabox/http';
import { bigrams, fold, grams } from '@ideabox/text';
import { differsFromVisitors, scopeOf } from '../domain/scope.ts';
import { loadCards } from '../store/cards.ts';
import { findLikeIdeas } from '../store/like-ideas.ts';
import { cardSchema, toCard } from './idea-card.ts';
import { route } from './route.ts';

const most = 5;
/** Below this, what two texts have in common is how everyone writes. */
const leastLikeness = 0.1;

export const similarIdeas = route({
  method: 'get',
  path: '/ideas/similar',
  summary: 'Up to 5 ideas like a draft: asked while someone types, to show what is there already',
  access: 'anyone',
  query: { text: text(1_100, { multiline: true }) },
  result: cardSchema,
  many: true,
  handle: async ({ db, categories, gramShares }, { caller, query }) => {
    const [all, shares] = await Promise.all([categories.all(), gramShares.get()]);
    const scope = scopeOf(all, caller);
    const draft = fold(query.text);
    const pattern = { grams: grams(draft), pairs: bigrams(draft), tags: [] };
    const like = await findLikeIdeas(db, pattern, scope, shares);
    const ids = like.filter(({ score }) => score >= leastLikeness).map(({ id }) => id);
    const cards = (await loadCards(db, ids.slice(0, most))).map(toCard);
    const personal = differsFromVisitors(scope, all);
    return page(cards, { count: cards.length, limit: most, offset: 0 }, { personal });
  },
});
