import { MemberNotFound, NotOneself } from './errors.ts';

/** Keeps what is a member's own from everyone else, who does not learn whether it exists. @throws MemberNotFound */
export const requireOneself = (caller: { id: string }, id: string): void => {
  if (caller.id !== id) throw new MemberNotFound();
};

/**
 * Lets only the member change what everyone can see. @returns the member
 * @throws MemberNotFound, or NotOneself where there is another one
 */
export const requireOwn = <Found extends { id: string }>(
  caller: { id: string },
  member: Found | undefined,
): Found => {
  if (!member) throw new MemberNotFound();
  if (caller.id !== member.id) throw new NotOneself();
  return member;
};
