import { getCategory, listCategories } from './categories.ts';
import { deleteCategory } from './delete-category.ts';
import { deleteIdea } from './delete-idea.ts';
import { deleteStepper } from './delete-stepper.ts';
import { deleteTag } from './delete-tag.ts';
import { deleteFavorite, putFavorite } from './favorite.ts';
import { getIdea } from './get-idea.ts';
import { listIdeas } from './list-ideas.ts';
import { listMemberFavorites } from './list-member-favorites.ts';
import { listMemberReads } from './list-member-reads.ts';
import { listMemberSupports } from './list-member-supports.ts';
import { listMemberVotes } from './list-member-votes.ts';
import { listSteppers } from './list-steppers.ts';
import { listTags } from './list-tags.ts';
import { listVersions } from './list-versions.ts';
import { deleteTagLock, putTagLock } from './lock-tag.ts';
import { postCategory } from './post-category.ts';
import { postIdea } from './post-idea.ts';
import { postStepper } from './post-stepper.ts';
import { postTag } from './post-tag.ts';
import { putAnswer } from './put-answer.ts';
import { putCategory } from './put-category.ts';
import { putIdea } from './put-idea.ts';
import { putRead } from './put-read.ts';
import { putStepper } from './put-stepper.ts';
import { putTag } from './put-tag.ts';
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
