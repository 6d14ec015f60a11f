import { getCategory, listCategories } from './categories.ts';
import { deleteCategory } from './delete-category.ts';
import { deleteStepper } from './delete-stepper.ts';
import { deleteFavorite, putFavorite } from './favorite.ts';
import { getIdea } from './get-idea.ts';
import { listIdeas } from './list-ideas.ts';
import { listMemberFavorites } from './list-member-favorites.ts';
import { listMemberReads } from './list-member-reads.ts';
import { listMemberSupports } from './list-member-supports.ts';
import { listMemberVotes } from './list-member-votes.ts';
import { listSteppers } from './list-steppers.ts';
import { postCategory } from './post-category.ts';
import { postIdea } from './post-idea.ts';
import { postStepper } from './post-stepper.ts';
import { putCategory } from './put-category.ts';
import { putRead } from './put-read.ts';
import { putStepper } from './put-stepper.ts';
import { relatedIdeas } from './related-ideas.ts';
import { rss } from './rss.ts';
import { similarIdeas } from './similar-ideas.ts';
import { deleteSupport, putSupport } from './support.ts';
import { tagSummary } from './tag-summary.ts';
import { deleteVote, putVote } from './vote.ts';

/** Every call of this service. */
export const routes = [
  listCategories,
  getCategory,
  postCategory,
  putCategory,
  deleteCategory,
  listSteppers,
  postStepper,
  putStepper,
  deleteStepper,
  listIdeas,
  similarIdeas,
  getIdea,
  relatedIdeas,
  postIdea,
  putVote,
  deleteVote,
  putSupport,
  deleteSupport,
  putFavorite,
  deleteFavorite,
  putRead,
  listMemberVotes,
  listMemberFavorites,
  listMemberSupports,
  listMemberReads,
  tagSummary,
  rss,
];
