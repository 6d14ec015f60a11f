import type { VoteType } from '@ideabox/api-client';
import { useToast } from '@ideabox/ui';
import { useErrorText } from '../../../texts/use-error-text.ts';
import type { Idea } from '../get-idea.ts';
import { useOwnMarks } from '../get-own-marks.ts';
import { useWish } from '../use-wish.ts';
import { type Counts, countsAfter } from './counts-after.ts';
import { usePutVote } from './put-vote.ts';

/** The member's vote and the counts with it, as wished last; `isReady` once their own vote is known. */
export function useVote(idea: Idea) {
  const errorText = useErrorText();
  const toast = useToast();
  const marks = useOwnMarks(idea.id);
  const { wish, press } = useWish<VoteType | null>(usePutVote(idea.id), (error) =>
    toast(errorText(error), 'error'),
  );
  const confirmed = marks.data?.my_vote ?? null;
  const own = wish ? wish.value : confirmed;
  const counts: Counts = countsAfter(idea, confirmed ?? undefined, own ?? undefined);
  return { own, counts, isSending: wish !== undefined, isReady: marks.isSuccess, vote: press };
}
