import { categoriesKey, ideasKey, type One, randomId, useApi } from '@ideabox/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type NewIdea = { name: string; contents: string; category: number };
type Posted = { id: number; category: { id: number } };

export function usePostIdea() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewIdea) =>
      (await api.post<One<Posted>>('/ideas', { body, idempotencyKey: randomId() })).results,
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ideasKey }),
        queries.invalidateQueries({ queryKey: categoriesKey }),
      ]),
  });
}
