import {
  categoriesKey,
  ideasKey,
  type One,
  useApi,
  useAttempts,
  useMutation,
  useQueryClient,
} from '@ideabox/api-client';

export type NewIdea = {
  name: string;
  contents: string;
  category: number;
  situation_id?: number;
  stepper?: number;
  parent_id?: number;
};
type Posted = { id: number; category: { id: number } };

/** Posts an idea. The same idea sent again, because no answer came, is taken once. */
export function usePostIdea() {
  const api = useApi();
  const queries = useQueryClient();
  const { keyOf } = useAttempts();
  return useMutation({
    mutationFn: async (body: NewIdea) => {
      const call = { body, idempotencyKey: keyOf(JSON.stringify(body)) };
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
