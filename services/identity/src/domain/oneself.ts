import { MemberNotFound } from './errors.ts';

/** Keeps what is a member's own from everyone else, who does not learn whether it exists. @throws MemberNotFound */
export const requireOneself = (caller: { id: string }, id: string): void => {
  if (caller.id !== id) throw new MemberNotFound();
};
