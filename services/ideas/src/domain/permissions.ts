import type { Status, Stepper } from './category.ts';

/** Effective role of who asks; `visitor` is not logged in. */
export type Role =
  | 'admin'
  | 'operator'
  | 'semi-operator'
  | 'supporter'
  | 'general'
  | 'visitor'
  | (string & {});

const operators: readonly Role[] = ['admin', 'operator'];
const moderators: readonly Role[] = [...operators, 'semi-operator'];
const supporters: readonly Role[] = [...moderators, 'supporter'];

export const isOperator = (role: Role): boolean => operators.includes(role);

/** Whether a category is shown at all: hidden ones to operators, those for supporters to supporters and up. */
export const seesCategory = (category: { status: Status; invisible: boolean }, role: Role): boolean => {
  if (category.invisible) return operators.includes(role);
  return category.status !== 'open_for_supporter' || supporters.includes(role);
};

/** Whose ideas someone sees in a category that is shown. */
export const seesIdeas = (status: Status, role: Role): 'all' | 'own' => {
  if (status === 'open_for_myself_and_operator') return moderators.includes(role) ? 'all' : 'own';
  return 'all';
};

/** Whether the category's status lets this role post ideas. */
export const mayPostIn = (status: Status, role: Role): boolean => {
  if (role === 'visitor') return false;
  if (operators.includes(role)) return true;
  if (status === 'open_for_supporter') return supporters.includes(role);
  return (
    status === 'on_air' || status === 'open_for_myself_and_operator' || status === 'admin_only_commentable'
  );
};

/** Whether the category's status lets this role comment; `subcommentOnly` means on comments, but not on the idea. */
export const mayCommentIn = (
  status: Status,
  role: Role,
  topLevel: boolean,
): 'yes' | 'no' | 'subcommentOnly' => {
  if (role === 'visitor' || status === 'completed') return 'no';
  if (status === 'admin_only_commentable' && topLevel && !operators.includes(role)) return 'subcommentOnly';
  return 'yes';
};

/** Whether votes, supports and ratings are open. */
export const mayVoteIn = (status: Status, role: Role): boolean =>
  role !== 'visitor' && status !== 'completed';

/** Whether a stepper's list takes this role; an empty list takes everyone, operators are always taken. */
export const stepperTakes = (
  stepper: Stepper | null,
  action: 'post' | 'comment' | 'vote' | 'support',
  role: Role,
): boolean => {
  const roles = stepper?.[`${action}_roles`] ?? '';
  if (roles.trim() === '' || operators.includes(role)) return true;
  return roles
    .split(',')
    .map((word) => word.trim())
    .includes(role);
};
