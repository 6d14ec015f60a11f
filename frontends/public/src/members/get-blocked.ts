import { type PageOf, useApi } from '@ideabox/api-client';
import { useMember, useShell } from '@ideabox/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

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
      const path = `/members/${encodeURIComponent(memberId ?? '')}/block_users`;
      return (await api.get<PageOf<{ id: string }>>(path, { query, signal })).results.map(({ id }) => id);
    },
    enabled: memberId !== undefined,
    staleTime: 60_000,
  });
  const blocked = useMemo(() => new Set(data), [data]);
  const isKnown = session.status === 'visitor' || (memberId !== undefined && !isPending);
  return { blocked, isKnown };
}
