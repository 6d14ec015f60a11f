import type { CategoryStatus } from '@ideabox/api-client';

const operators = ['admin', 'operator'];
const supporters = [...operators, 'semi-operator', 'supporter'];
const forEveryone: CategoryStatus[] = ['on_air', 'open_for_myself_and_operator', 'admin_only_commentable'];

/** Whether a category of this status is offered to this role; the server decides again. */
export function isPostable(status: CategoryStatus, role: string): boolean {
  if (operators.includes(role)) return true;
  if (status === 'open_for_supporter') return supporters.includes(role);
  return forEveryone.includes(status);
}
