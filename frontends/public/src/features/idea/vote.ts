import { ideasKey, type One, useApi } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Counts, countsAfter } from './counts-after.ts';
import { type Idea, ideaKey } from './get-idea.ts';
import { type OwnVotes, ownVotesKey } from './get-own-votes.ts';
import type { VoteType } from './vote-type.ts';

/** Casts a vote, or cancels it (undefined). Shown at once; when the server refuses, shown as it was. */
export function useVote(ideaId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const votesKey = ownVotesKey(useMember()?.id);
  const path = `/ideas/${ideaId}/vote`;
  const show = (idea: Idea | undefined, votes: OwnVotes | undefined) => {
    queries.setQueryData(ideaKey(ideaId), idea);
    queries.setQueryData(votesKey, votes);
  };
  return useMutation({
    mutationFn: (type: VoteType | undefined) =>
      type ? api.put<One<Counts>>(path, { body: { type } }) : api.delete<One<Counts>>(path),
    onMutate: async (type) => {
      await Promise.all([ideaKey(ideaId), votesKey].map((queryKey) => queries.cancelQueries({ queryKey })));
      const idea = queries.getQueryData<Idea>(ideaKey(ideaId));
      const votes = queries.getQueryData<OwnVotes>(votesKey);
      const { [ideaId]: own, ...others } = votes ?? {};
      show(
        idea && { ...idea, ...countsAfter(idea, own, type) },
        type ? { ...others, [ideaId]: type } : others,
      );
      return { idea, votes };
    },
    onError: (_error, _type, before) => show(before?.idea, before?.votes),
    onSuccess: ({ results: { vote_count, positive_count, neutral_count, negative_count, point } }) => {
      const counts = { vote_count, positive_count, neutral_count, negative_count, point };
      queries.setQueryData<Idea>(ideaKey(ideaId), (idea) => idea && { ...idea, ...counts });
      return queries.invalidateQueries({ queryKey: ideasKey, refetchType: 'none' });
    },
  });
}
