import { getCategory, listCategories } from './categories.ts';
import { getIdea } from './get-idea.ts';
import { listIdeas } from './list-ideas.ts';
import { listMemberVotes } from './list-member-votes.ts';
import { postIdea } from './post-idea.ts';
import { rss } from './rss.ts';
import { listSteppers } from './steppers.ts';
import { tagSummary } from './tag-summary.ts';
import { deleteVote, putVote } from './vote.ts';

/** Every call of this service. */
export const routes = [
  listCategories,
  getCategory,
  listSteppers,
  listIdeas,
  getIdea,
  postIdea,
  putVote,
  deleteVote,
  listMemberVotes,
  tagSummary,
  rss,
];
