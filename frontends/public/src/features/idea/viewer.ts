import { type Member, useMember } from '@ideabox/contract';
import type { Idea } from './get-idea.ts';
import { useOwnMarks } from './get-own-marks.ts';

const operators = ['admin', 'operator'];
const supporters = [...operators, 'supporter'];

/** The role that counts: the first one. */
const roleOf = (member: Member | null): string => (member ? (member.roles[0] ?? 'general') : 'visitor');

export const isOperator = (role: string) => operators.includes(role);
export const isSupporter = (role: string) => supporters.includes(role);

/** Who reads this idea's page, and what they are to it. */
export function useViewer(idea: Idea) {
  const member = useMember();
  const role = roleOf(member);
  const isMine = useOwnMarks(idea.id).data?.is_mine === true;
  return {
    member,
    role,
    isAuthor: isMine,
    isOperator: isOperator(role),
  };
}
