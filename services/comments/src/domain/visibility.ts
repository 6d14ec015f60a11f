/** A category as far as who may see it goes. */
export type Shown = { status: string; invisible: boolean };

const operators = ['admin', 'operator'];
const moderators = [...operators, 'semi-operator'];
const supporters = [...moderators, 'supporter'];

/** Which ideas of a category someone sees; `own`: those they wrote. A visitor has no role. */
export const seesOf = ({ status, invisible }: Shown, role: string | null): 'all' | 'own' | 'none' => {
  const isOneOf = (roles: string[]) => role !== null && roles.includes(role);
  if (invisible) return isOneOf(operators) ? 'all' : 'none';
  if (status === 'open_for_supporter') return isOneOf(supporters) ? 'all' : 'none';
  if (status !== 'open_for_myself_and_operator' || isOneOf(moderators)) return 'all';
  return role === null ? 'none' : 'own';
};
