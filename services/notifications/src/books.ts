import { type Books, keptBlocks, keptCategories, keptIdeas, keptMembers } from '@ideabox/events';
import type { subscriptions } from './events/index.ts';
import { applyAnswers } from './store/projections/answers.ts';
import { applyCategories } from './store/projections/categories.ts';
import { applyComments, keptComment } from './store/projections/comments.ts';
import { applyIdeas } from './store/projections/ideas.ts';
import { applyMembers } from './store/projections/members.ts';
import { applyNews } from './store/projections/news.ts';

const told = { unkept: 'what it tells depends on who stood how at that moment' };

/** What there is to compare of this service's books. */
export const books: Books<'notifications', ReturnType<typeof subscriptions>[number]> = {
  told: {},
  taken: {
    'identity.v1.MemberChanged': { ...keptMembers, apply: applyMembers },
    'identity.v1.BlockChanged': keptBlocks,
    'ideas.v1.CategoryChanged': { ...keptCategories, apply: applyCategories },
    'ideas.v1.IdeaChanged': { ...keptIdeas, apply: applyIdeas },
    'comments.v1.CommentChanged': {
      table: 'comments',
      key: ['id'],
      expected: keptComment,
      apply: applyComments,
    },
    'ideas.v1.AnswerChanged': {
      table: 'answers',
      key: ['idea_id'],
      expected: ({ status, contents, revision }) => ({ status, contents, revision }),
      apply: applyAnswers,
    },
    'content.v1.NewsChanged': {
      table: 'news',
      key: ['id'],
      expected: ({ news_key, name, names, removed, revision }) => ({
        ...{ news_key, name, names, removed, revision },
      }),
      stays: ({ removed }) => removed === true,
      apply: applyNews,
    },
    'ideas.v1.VoteChanged': told,
    'ideas.v1.SupportChanged': told,
    'comments.v1.RatingChanged': told,
  },
  derived: {},
};
