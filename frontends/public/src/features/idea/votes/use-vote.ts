import { useQueryClient, type VoteType } from '@ideabox/api-client';
import { useErrorText } from '@ideabox/refusals';
import { useState } from 'react';
import { type Idea, ideaKey } from '../get-idea.ts';
import { useOwnMarks } from '../get-own-marks.ts';
import { useWish } from '../use-wish.ts';
import { type Counts, countsAfter } from './counts-after.ts';
import { usePutVote, type Vote } from './put-vote.ts';
import { useNamed } from './use-named.ts';

/** The member's vote and the counts with it, as wished last; `isReady` once their own vote is known; `refused`: why the last one was not taken. */
export function useVote(idea: Idea) {
  const errorText = useErrorText();
  const [refused, setRefused] = useState<string>();
  const marks = useOwnMarks(idea.id);
  const [named, remember] = useNamed();
  const { wish, press } = useWish<Vote>(usePutVote(idea.id), (error) => setRefused(errorText(error)));
  const confirmed = marks.data?.my_vote ?? null;
  const own = wish ? wish.value.type : confirmed;
  // As it is kept now, as the marks are: the page around is drawn anew with it only a moment later.
  const kept = useQueryClient().getQueryData<Idea>(ideaKey(idea.id)) ?? idea;
  const counts: Counts = countsAfter(kept, confirmed ?? undefined, own ?? undefined);
  const send = (wished: Vote) => {
    setRefused(undefined);
    void press(wished);
  };
  const vote = (type: VoteType | null) => send({ type, named });
  /** Counts for the vote that is there, too: who no longer wants to be named is named no longer. */
  const setNamed = (wanted: boolean) => {
    remember(wanted);
    if (own) send({ type: own, named: wanted });
  };
  const isSending = wish !== undefined;
  return { own, counts, isSending, refused, isReady: marks.isSuccess, vote, named, setNamed };
}
