import { useBlockedIds } from '@ideabox/api-client';
import { useMember, useShell } from '@ideabox/contract';
import type { Idea } from './get-idea.ts';

/** Whether the reader blocks the idea's author; undefined until that is known. */
export function useIsOfBlocked(idea: Idea | undefined): boolean | undefined {
  const { session } = useShell();
  const { data, isPending } = useBlockedIds(useMember()?.id);
  if (session.status === 'visitor') return false;
  if (!idea || session.status === 'loading' || isPending) return undefined;
  return idea.user !== null && data?.includes(idea.user.id) === true;
}
