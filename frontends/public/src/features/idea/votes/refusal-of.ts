import { isOperator } from '../viewer.ts';

export type Step = { vote_roles: string; support_roles: string };
type Place = { status: string; stepper: Step | null | undefined };

/** Why votes (or supports) are not taken here from this role, as a message's id; undefined when they are. */
export function refusalOf(
  act: 'vote' | 'support',
  { status, stepper }: Place,
  role: string,
): string | undefined {
  if (status === 'completed') return `${act}.closed`;
  const roles = stepper?.[`${act}_roles`]?.split(',').map((word) => word.trim()) ?? [''];
  const isTaken = roles.join('') === '' || isOperator(role) || role === 'visitor' || roles.includes(role);
  return isTaken ? undefined : `${act}.step_closed`;
}
