import { type MemberSummary, type PageOf, useApi } from '@ideabox/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export const blocksKey = ['block_users'] as const;

/** One page of those whom one blocks. */
export function useBlocks(memberId: string, limit: number, offset: number) {
  const api = useApi();
  const query = { limit, offset };
  return useQuery({
    queryKey: [...blocksKey, memberId, query],
    queryFn: ({ signal }) =>
      api.get<PageOf<MemberSummary>>(`/members/${encodeURIComponent(memberId)}/block_users`, {
        query,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
