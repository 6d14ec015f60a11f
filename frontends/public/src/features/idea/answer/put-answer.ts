import {
  type AnswerStatus,
  ideasKey,
  type One,
  useApi,
  useMutation,
  useQueryClient,
} from '@ideabox/api-client';
import { type Idea, ideaKey } from '../get-idea.ts';

/** Answers officially, or changes the answer. */
export function usePutAnswer(ideaId: number) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { contents: string; status: AnswerStatus }) =>
      api.put<One<Idea>>(`/ideas/${ideaId}/answer`, { body }),
    onSuccess: ({ results }) => {
      queries.setQueryData<Idea>(ideaKey(ideaId), results);
      return queries.invalidateQueries({ queryKey: ideasKey, refetchType: 'none' });
    },
  });
}
