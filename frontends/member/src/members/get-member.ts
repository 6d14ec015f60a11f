import { type MemberSummary, type One, useApi } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';
import { useQuery } from '@tanstack/react-query';

export type Profile = MemberSummary & {
  portal_name: string;
  status: 'active' | 'suspended' | 'invalidated' | 'withdrawn';
  hidden_contributor: boolean;
  website: string | null;
  profile: string | null;
  organization: string | null;
  department: string | null;
  position: string | null;
  date_entered: string | null;
};

/** What only the member alone is told. */
export type OwnProfile = Profile & {
  gender: string;
  age: string;
  industry: string;
  job_type: string;
  region: string;
  mail_option: number;
};

export const memberKey = ['member'] as const;

/** A member as the one who asks may know them; private fields come for oneself alone. */
export function useProfile<T extends Profile = Profile>(id: string) {
  const api = useApi();
  const viewer = useMember()?.id ?? null;
  return useQuery({
    queryKey: [...memberKey, id, viewer],
    queryFn: async ({ signal }) =>
      (await api.get<One<T>>(`/members/${encodeURIComponent(id)}`, { signal })).results,
  });
}
