import { type MemberSummary, type One, useApi, useQuery } from '@ideabox/api-client';
import { useShell } from '@ideabox/contract';

export type Situation = { situation_type: string; name: string };

export type Profile = MemberSummary & {
  portal_name: string;
  status: 'active' | 'suspended' | 'invalidated' | 'withdrawn';
  /** Shown to nobody else, by their own wish. */
  hidden: boolean;
  website: string | null;
  profile: string | null;
  situations: Situation[];
  organization: string | null;
  department: string | null;
  position: string | null;
  /** Since when they are a member: the month, and the time to oneself. */
  date_entered: string | null;
};

export const memberKey = ['member'] as const;

/**
 * A member as the one who asks may know them. Private fields come for oneself alone; everyone else is told the same, and
 * the document may have brought it along.
 */
export function useProfile<T extends Profile = Profile>(id: string) {
  const api = useApi();
  const { session } = useShell();
  const isSelf = session.status === 'member' && session.member.id === id;
  return useQuery({
    queryKey: [...memberKey, id, isSelf ? 'oneself' : 'anyone'],
    // The answer depends on who asks, so that has to be known.
    enabled: session.status !== 'loading',
    queryFn: async ({ signal }) =>
      (await api.get<One<T>>(`/members/${encodeURIComponent(id)}`, { signal })).results,
  });
}
