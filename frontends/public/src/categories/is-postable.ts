import type { Category } from '@ideabox/api-client';

const operators = ['admin', 'operator'];
const supporters = [...operators, 'semi-operator', 'supporter'];
const forEveryone = ['on_air', 'open_for_myself_and_operator', 'admin_only_commentable'];

type Offered = Pick<Category, 'status'> & { stepper: { post_roles: string } | null };

/** Whether a category, by its status and its stage, is offered to this role; the server decides again. */
export function isPostable({ status, stepper }: Offered, role: string): boolean {
  if (operators.includes(role)) return true;
  const isOpen = status === 'open_for_supporter' ? supporters.includes(role) : forEveryone.includes(status);
  return isOpen && (!stepper || takesPosts(stepper, role));
}

/** Whether a stage takes ideas from this role; an empty list takes every member's. */
function takesPosts({ post_roles }: { post_roles: string }, role: string): boolean {
  if (operators.includes(role)) return true;
  const roles = post_roles.split(',').map((word) => word.trim());
  return roles.every((word) => word === '') || roles.includes(role);
}
