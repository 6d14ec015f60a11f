import { useMember } from '@ideabox/contract';

let last: string | undefined;

/** Whose drafts are shown: the member's, and once the session has ended on this page, still those of who was writing here. */
export function useDraftOwner(): string | undefined {
  const memberId = useMember()?.id;
  if (memberId !== undefined) last = memberId;
  return last;
}
