import { keepPreviousData, type PageOf, useApi, useQuery, type VoteType } from '@ideabox/api-client';

export type OwnVote = { parent_id: number; type: VoteType };

/** The votes that one cast oneself; nobody else's are told. */
export function useOwnVotes(memberId: string, limit: number, offset: number) {
  const api = useApi();
  const query = { limit, offset };
  return useQuery({
    queryKey: ['votes', memberId, query],
    queryFn: ({ signal }) =>
      api.get<PageOf<OwnVote>>(`/members/${encodeURIComponent(memberId)}/votes`, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
