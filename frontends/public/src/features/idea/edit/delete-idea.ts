import { categoriesKey, ideasKey, useApi, useMutation, useQueryClient } from '@ideabox/api-client';

/** Removes an idea: its author without a word, an operator with a reason that the author is told. */
export function useDeleteIdea(ideaId: number) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string | undefined) =>
      api.delete(`/ideas/${ideaId}`, reason ? { body: { reason } } : {}),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ideasKey });
      void queries.invalidateQueries({ queryKey: categoriesKey });
    },
  });
}
