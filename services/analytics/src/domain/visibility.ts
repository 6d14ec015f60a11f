import { staff } from './audience.ts';

export type CategoryFact = { status: string; invisible: boolean };

const operators = ['admin', 'operator'];

/** The statuses of categories whose ideas the public may not see. */
export const closedStatuses = ['open_for_supporter', 'open_for_myself_and_operator'];

/** Whether the public sees the ideas of a category. */
export const isPublic = ({ status, invisible }: CategoryFact): boolean =>
  !invisible && !closedStatuses.includes(status);

/** Whether this role sees everyone's ideas of a category. */
export const sees = (category: CategoryFact, role: string): boolean => {
  if (isPublic(category)) return true;
  if (category.invisible) return operators.includes(role);
  if (category.status === 'open_for_supporter') return [...staff, 'supporter'].includes(role);
  return staff.includes(role);
};
