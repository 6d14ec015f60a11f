import { type PageOf, useApi } from '@ideabox/api-client';
import { useMember, useShell } from '@ideabox/contract';
import { useQuery } from '@tanstack/react-query';

const most = 999;

/** Ids of the members whom the reader blocks; nobody for a visitor. */
export function useBlocked(): { blocked: Set<string>; isKnown: boolean } {
  const api = useApi();
  const { session } = useShell();
  const memberId = useMember()?.id;
  const { data, isPending } = useQuery({
    queryKey: ['blocks', memberId, 'ids'],
    queryFn: async ({ signal }) => {
      const query = { fields: ['id'], limit: most };
      const page = await api.get<PageOf<{ id: string }>>(`/members/${memberId}/block_users`, {
        query,
        signal,
      });
      return page.results.map(({ id }) => id);
    },
    enabled: memberId !== undefined,
    staleTime: 60_000,
  });
  return {
    blocked: new Set(data),
    isKnown: session.status === 'visitor' || (memberId !== undefined && !isPending),
  };
}
