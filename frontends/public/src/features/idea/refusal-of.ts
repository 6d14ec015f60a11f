import { isOperator } from './viewer.ts';

export type Act = 'vote' | 'support' | 'comment';
type Step = Record<`${Act}_roles`, string>;
type Place = { status: string; stepper: Step | null | undefined };

/** Why votes, supports or comments are not taken here from this role, as a message's id; undefined when they are. */
export function refusalOf(act: Act, { status, stepper }: Place, role: string): string | undefined {
  if (status === 'completed') return `${act}.closed`;
  const roles = stepper?.[`${act}_roles`].split(',').map((word) => word.trim()) ?? [''];
  const isTaken = roles.join('') === '' || isOperator(role) || role === 'visitor' || roles.includes(role);
  return isTaken ? undefined : `${act}.step_closed`;
}
