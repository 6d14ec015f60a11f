import { nobody, useShell } from '@ideabox/contract';

/** Whose drafts are shown: the member's, also once their session has ended by itself; a visitor's; nobody's while that is not known. */
export function useDraftOwner(): string | undefined {
  const { session } = useShell();
  if (session.status === 'member') return session.member.id;
  return session.status === 'visitor' ? (session.expired ?? nobody) : undefined;
}
