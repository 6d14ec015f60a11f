import type { MemberSummary } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';

/** What a member is called; those who hide or have withdrawn have no name to tell. */
export function useMemberName(): (member: Pick<MemberSummary, 'portal_name' | 'status'>) => string {
  const text = useText();
  return ({ portal_name, status }) =>
    portal_name || text(status === 'withdrawn' ? 'member.withdrawn_name' : 'member.unnamed');
}
