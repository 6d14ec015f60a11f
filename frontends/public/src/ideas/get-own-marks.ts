import { type PageOf, useApi, useQuery } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';

type VoteType = 'positive' | 'neutral' | 'negative';

/** What the member has done with the ideas of one page; undefined for visitors and until it is known. */
export type OwnMarks = { read: Set<number>; votes: Map<number, VoteType> } | undefined;

/**
 * Own reads and votes of some ideas. The ideas themselves are the same for everyone, so these are asked for apart, and
 * anew whenever the list is shown: meanwhile one of them may have been opened.
 */
export function useOwnMarks(ids: number[]): OwnMarks {
  const api = useApi();
  const memberId = useMember()?.id;
  const { data } = useQuery({
    queryKey: ['idea-marks', memberId, ids],
    queryFn: async ({ signal }) => {
      const own = <T>(list: string, fields: string[]) => {
        const query = { parent_id: ids.map(String), fields, limit: 100 };
        return api.get<PageOf<T>>(`/members/${encodeURIComponent(memberId ?? '')}/${list}`, {
          query,
          signal,
        });
      };
      const [reads, votes] = await Promise.all([
        own<{ parent_id: number }>('reads', ['parent_id']),
        own<{ parent_id: number; type: VoteType }>('votes', ['parent_id', 'type']),
      ]);
      return {
        read: new Set(reads.results.map(({ parent_id }) => parent_id)),
        votes: new Map(votes.results.map(({ parent_id, type }) => [parent_id, type])),
      };
    },
    enabled: memberId !== undefined && ids.length > 0,
    staleTime: 0,
  });
  return data;
}
