import { useBlockedIds } from '@ideabox/api-client';
import { useMember, useShell } from '@ideabox/contract';
import { useMemo } from 'react';

/** Ids of the members whom the reader blocks; nobody for a visitor. */
export function useBlocked(): { blocked: Set<string>; isKnown: boolean } {
  const { session } = useShell();
  const memberId = useMember()?.id;
  const { data, isPending } = useBlockedIds(memberId);
  const blocked = useMemo(() => new Set(data), [data]);
  const isKnown = session.status === 'visitor' || (memberId !== undefined && !isPending);
  return { blocked, isKnown };
}
