import { useBlockedIds } from '@ideabox/api-client';
import { useMember, useShell } from '@ideabox/contract';
import { useMemo } from 'react';

/** Ids of the members whom the reader blocks; nobody for a visitor, and where they cannot be had. */
export function useBlocked(): { blocked: Set<string>; isKnown: boolean } {
  const { session } = useShell();
  const memberId = useMember()?.id;
  const { data, errorUpdateCount } = useBlockedIds(memberId);
  const blocked = useMemo(() => new Set(data), [data]);
  // Counted, as a question that is asked again after it failed is under way anew: what is shown meanwhile stays.
  const isAnswered = data !== undefined || errorUpdateCount > 0;
  const isKnown = session.status === 'visitor' || (memberId !== undefined && isAnswered);
  return { blocked, isKnown };
}
