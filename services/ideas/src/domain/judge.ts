import type { Category, Stepper } from './category.ts';
import { CategoryRefuses, NotAllowed, NotFound, StepperRefuses } from './errors.ts';
import {
  isOperator,
  mayCommentIn,
  mayPostIn,
  mayVoteIn,
  type Role,
  seesCategory,
  stepperTakes,
} from './permissions.ts';

/** @throws NotFound, CategoryRefuses or StepperRefuses unless this role may post an idea here. */
export const judgePost = (category: Category | undefined, role: Role): Category => {
  if (!category || !seesCategory(category, role)) throw new NotFound('Category');
  if (!mayPostIn(category.status, role)) throw new CategoryRefuses();
  if (!stepperTakes(category.stepper, 'post', role)) throw new StepperRefuses();
  return category;
};

/** @throws NotFound or StepperRefuses unless this role may post an idea on a step that it chose itself. */
export const judgeStepper = (stepper: Stepper | undefined, role: Role): void => {
  if (!stepper) throw new NotFound('Stepper');
  if (!stepperTakes(stepper, 'post', role)) throw new StepperRefuses();
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

type Writing = { idea: { author_id: string }; category: Category; writer: { id: string; role: Role } };

/** @throws NotAllowed, or CategoryRefuses to an author whose idea is archived, unless it is theirs to edit. */
export const judgeEdit = ({ idea, category, writer }: Writing): void => {
  if (isOperator(writer.role)) return;
  if (idea.author_id !== writer.id) throw new NotAllowed();
  if (category.status === 'completed') throw new CategoryRefuses();
};
