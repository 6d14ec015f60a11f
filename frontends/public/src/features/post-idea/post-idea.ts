import { categoriesKey, ideasKey, type One, useApi, useMutation, useQueryClient } from '@ideabox/api-client';

export type NewIdea = {
  name: string;
  contents: string;
  category: number;
  situation_id?: number;
  stepper?: number;
  parent_id?: number;
};
/** Two ideas with the same words are one attempt. */
export const wordsOf = (idea: NewIdea) => JSON.stringify(idea);

type Posted = { id: number; category: { id: number } };

/** Posts an idea. The same idea sent again, because no answer came, is taken once. `keyOf` tells the key of an attempt. */
export function usePostIdea(keyOf: (words: string) => string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewIdea) => {
      const call = { body, idempotencyKey: keyOf(wordsOf(body)) };
      return (await api.post<One<Posted>>('/ideas', call)).results;
    },
    // Also after a refusal: the category may have been closed meanwhile.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ideasKey }),
        queries.invalidateQueries({ queryKey: categoriesKey }),
      ]),
  });
}
