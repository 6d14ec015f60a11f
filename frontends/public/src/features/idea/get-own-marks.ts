import { type One, useApi, useQuery, type VoteType } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';
import { isIdeaId } from './is-idea-id.ts';

/** What one idea is to the member, and what they have done with it. */
export type OwnMarks = {
  my_vote: VoteType | null;
  my_favorite: boolean;
  is_read: boolean;
  is_mine: boolean;
  /** Whether they block who wrote it. */
  is_blocked: boolean;
};

const fields: (keyof OwnMarks)[] = ['my_vote', 'my_favorite', 'is_read', 'is_mine', 'is_blocked'];

export const ownMarksKey = (memberId: string | undefined, ideaId: number) =>
  ['own-marks', memberId, ideaId] as const;

/** All of it in one call; apart from the idea, which is the same for everyone. */
export function useOwnMarks(ideaId: number) {
  const api = useApi();
  const memberId = useMember()?.id;
  return useQuery({
    queryKey: ownMarksKey(memberId, ideaId),
    queryFn: async ({ signal }) => {
      const query = { fields };
      return (await api.get<One<OwnMarks>>(`/ideas/${ideaId}`, { query, signal })).results;
    },
    enabled: memberId !== undefined && isIdeaId(ideaId),
    staleTime: 5 * 60_000,
  });
}
