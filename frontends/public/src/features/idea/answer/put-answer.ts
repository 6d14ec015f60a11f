import { changeData, ideasKey, type One, useApi, useMutation, useQueryClient } from '@ideabox/api-client';
import { type Idea, ideaKey } from '../get-idea.ts';
import type { Answer } from './answer.ts';

export type NewAnswer = Pick<Answer, 'contents' | 'status' | 'organisation' | 'outcome_url' | 'due_on'>;

/** Two answers with the same words are one attempt. */
export const wordsOf = (answer: NewAnswer) => JSON.stringify(answer);

/** Answers officially, or changes the answer. The same answer sent again, because none came back, is taken once. */
export function usePutAnswer(ideaId: number, keyOf: (words: string) => string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAnswer) =>
      api.put<One<Idea>>(`/ideas/${ideaId}/answer`, { body, idempotencyKey: keyOf(wordsOf(body)) }),
    onSuccess: async ({ results }) => {
      await changeData<Idea>(queries, ideaKey(ideaId), () => results);
      return queries.invalidateQueries({ queryKey: ideasKey, refetchType: 'none' });
    },
  });
}
