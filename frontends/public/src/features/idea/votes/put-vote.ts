import { changeData, ideasKey, type One, useApi, useQueryClient, type VoteType } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';
import { type Idea, ideaKey } from '../get-idea.ts';
import { type OwnMarks, ownMarksKey } from '../get-own-marks.ts';
import type { Counts } from './counts-after.ts';

type Standing = Counts & { type: VoteType | null };

/** A vote, or none; `named`: whether the member's name may stand where it is one of the first. */
export type Vote = { type: VoteType | null; named: boolean };

/** Casts a vote, or cancels it (null), and keeps what the server then counts. */
export function usePutVote(ideaId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const marksKey = ownMarksKey(useMember()?.id, ideaId);
  const path = `/ideas/${ideaId}/vote`;
  return async ({ type, named }: Vote) => {
    try {
      const { results } = await (type
        ? api.put<One<Standing>>(path, { body: { type, named } })
        : api.delete<One<Standing>>(path));
      const { vote_count, positive_count, neutral_count, negative_count, point } = results;
      const counts: Counts = { vote_count, positive_count, neutral_count, negative_count, point };
      await Promise.all([
        changeData<Idea>(queries, ideaKey(ideaId), (idea) => ({ ...idea, ...counts })),
        changeData<OwnMarks>(queries, marksKey, (marks) => ({ ...marks, my_vote: results.type })),
      ]);
      void queries.invalidateQueries({ queryKey: ideasKey, refetchType: 'none' });
    } catch (error) {
      // Another tab may have voted, or the category have closed: what holds is asked anew.
      void queries.invalidateQueries({ queryKey: ideaKey(ideaId) });
      void queries.invalidateQueries({ queryKey: marksKey });
      throw error;
    }
  };
}
