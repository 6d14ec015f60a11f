import { getCategory, listCategories } from './categories/categories.ts';
import { deleteCategory } from './categories/delete-category.ts';
import { postCategory } from './categories/post-category.ts';
import { putCategory } from './categories/put-category.ts';
import { deleteFavorite, putFavorite } from './marks/favorite.ts';
import { listMemberFavorites } from './marks/list-member-favorites.ts';
import { listMemberReads } from './marks/list-member-reads.ts';
import { listMemberSupports } from './marks/list-member-supports.ts';
import { listMemberVotes } from './marks/list-member-votes.ts';
import { putRead } from './marks/put-read.ts';
import { deleteSupport, putSupport } from './marks/support.ts';
import { deleteVote, putVote } from './marks/vote.ts';
import { getIdea } from './reading/get-idea.ts';
import { listIdeas } from './reading/list-ideas.ts';
import { listVersions } from './reading/list-versions.ts';
import { relatedIdeas } from './reading/related-ideas.ts';
import { rss } from './reading/rss.ts';
import { similarIdeas } from './reading/similar-ideas.ts';
import { deleteStepper } from './steppers/delete-stepper.ts';
import { listSteppers } from './steppers/list-steppers.ts';
import { postStepper } from './steppers/post-stepper.ts';
import { putStepper } from './steppers/put-stepper.ts';
import { deleteTag } from './tags/delete-tag.ts';
import { listTags } from './tags/list-tags.ts';
import { deleteTagLock, putTagLock } from './tags/lock-tag.ts';
import { postTag } from './tags/post-tag.ts';
import { putTag } from './tags/put-tag.ts';
import { tagSummary } from './tags/tag-summary.ts';
import { deleteIdea } from './writing/delete-idea.ts';
import { postIdea } from './writing/post-idea.ts';
import { putAnswer } from './writing/put-answer.ts';
import { putIdea } from './writing/put-idea.ts';

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
  putIdea,
  deleteIdea,
  listVersions,
  putAnswer,
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
  listTags,
  postTag,
  putTag,
  deleteTag,
  putTagLock,
  deleteTagLock,
  tagSummary,
  rss,
];
