import { type Books, keptBlocks, keptCategories, keptIdeas, keptMembers } from '@ideabox/events';
import type { subscriptions } from './events/index.ts';
import { keptComment } from './store/projections/comments.ts';

const told = { unkept: 'what it tells depends on who stood how at that moment' };

/** What there is to compare of this service's books. */
export const books: Books<'notifications', ReturnType<typeof subscriptions>[number]> = {
  told: {},
  taken: {
    'identity.v1.MemberChanged': keptMembers,
    'identity.v1.BlockChanged': keptBlocks,
    'ideas.v1.CategoryChanged': keptCategories,
    'ideas.v1.IdeaChanged': keptIdeas,
    'comments.v1.CommentChanged': { table: 'comments', key: ['id'], expected: keptComment },
    'ideas.v1.AnswerChanged': {
      table: 'answers',
      key: ['idea_id'],
      expected: ({ status, contents, revision }) => ({ status, contents, revision }),
    },
    'content.v1.NewsChanged': {
      table: 'news',
      key: ['id'],
      expected: ({ news_key, name, names, removed, revision }) => ({
        ...{ news_key, name, names, removed, revision },
      }),
      stays: ({ removed }) => removed === true,
    },
    'ideas.v1.VoteChanged': told,
    'ideas.v1.SupportChanged': told,
    'comments.v1.RatingChanged': told,
  },
  derived: {},
};
