import { type One, useApi, useQuery } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';
import type { VoteType } from './votes/vote-type.ts';

/** What the member has done with one idea. */
export type OwnMarks = { my_vote: VoteType | null; my_favorite: boolean; is_read: boolean };

export const ownMarksKey = (memberId: string | undefined, ideaId: number) =>
  ['own-marks', memberId, ideaId] as const;

/** Vote, favourite and mark of being read in one call; apart from the idea, which is the same for everyone. */
export function useOwnMarks(ideaId: number) {
  const api = useApi();
  const memberId = useMember()?.id;
  return useQuery({
    queryKey: ownMarksKey(memberId, ideaId),
    queryFn: async ({ signal }) => {
      const query = { fields: ['my_vote', 'my_favorite', 'is_read'] };
      return (await api.get<One<OwnMarks>>(`/ideas/${ideaId}`, { query, signal })).results;
    },
    enabled: memberId !== undefined,
    staleTime: 5 * 60_000,
  });
}
