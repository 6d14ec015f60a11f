import type { Category } from './category.ts';
import { CategoryRefuses, NotFound, StepperRefuses } from './errors.ts';
import { mayCommentIn, mayPostIn, mayVoteIn, type Role, seesCategory, stepperTakes } from './permissions.ts';

/** @throws NotFound, CategoryRefuses or StepperRefuses unless this role may post an idea here. */
export const judgePost = (category: Category | undefined, role: Role): Category => {
  if (!category || !seesCategory(category, role)) throw new NotFound('Category');
  if (!mayPostIn(category.status, role)) throw new CategoryRefuses();
  if (!stepperTakes(category.stepper, 'post', role)) throw new StepperRefuses();
  return category;
};

/** @throws CategoryRefuses or StepperRefuses unless this role may vote in a category that it sees. */
export const judgeVote = (category: Category, role: Role): void => {
  if (!mayVoteIn(category.status, role)) throw new CategoryRefuses();
  if (!stepperTakes(category.stepper, 'vote', role)) throw new StepperRefuses();
};

/** @throws CategoryRefuses or StepperRefuses unless this role may support an idea in a category that it sees. */
export const judgeSupport = (category: Category, role: Role): void => {
  if (!mayVoteIn(category.status, role)) throw new CategoryRefuses();
  if (!stepperTakes(category.stepper, 'support', role)) throw new StepperRefuses();
};

/** Why a comment is refused, in the words that the contract and the comments service know; null when it is taken. */
export const refusalOfComment = (category: Category, role: Role, topLevel: boolean): string | null => {
  const answer = mayCommentIn(category.status, role, topLevel);
  if (answer === 'subcommentOnly') return 'This category only create subcomment';
  if (answer === 'no') return 'category';
  return stepperTakes(category.stepper, 'comment', role) ? null : 'stepper';
};
