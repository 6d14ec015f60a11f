import {
  blocksKey,
  keepPreviousData,
  type MemberSummary,
  type PageOf,
  useApi,
  useQuery,
} from '@ideabox/api-client';

/** Someone whom one blocks; of who hides neither name nor id is told. */
export type Blocked = MemberSummary & { block_id: string; date_entered: string };

/** One page of those whom one blocks. */
export function useBlocks(memberId: string, limit: number, offset: number) {
  const api = useApi();
  const query = { limit, offset };
  return useQuery({
    queryKey: [...blocksKey, memberId, query],
    queryFn: ({ signal }) =>
      api.get<PageOf<Blocked>>(`/members/${encodeURIComponent(memberId)}/block_users`, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
