import { type ApiClient, type PageOf, useApi } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';
import { useQuery } from '@tanstack/react-query';
import type { VoteType } from './vote-type.ts';

export type OwnVotes = Record<number, VoteType>;
type Vote = { parent_id: number; type: VoteType };

const limit = 100;

export const ownVotesKey = (memberId: string | undefined) => ['own-votes', memberId] as const;

/** How the member voted, by idea. */
export function useOwnVotes() {
  const api = useApi();
  const memberId = useMember()?.id;
  return useQuery({
    queryKey: ownVotesKey(memberId),
    queryFn: ({ signal }) => fetchAll(api, memberId ?? '', signal),
    enabled: memberId !== undefined,
    staleTime: 5 * 60_000,
  });
}

/** Page after page, as long as there is more. */
async function fetchAll(api: ApiClient, memberId: string, signal: AbortSignal): Promise<OwnVotes> {
  const votes: OwnVotes = {};
  let count = 1;
  for (let offset = 0; offset < count; offset += limit) {
    const query = { fields: ['parent_id', 'type'], limit, offset };
    const page = await api.get<PageOf<Vote>>(`/members/${memberId}/votes`, { query, signal });
    for (const { parent_id, type } of page.results) votes[parent_id] = type;
    count = page.metadata.resultset.count;
  }
  return votes;
}
