import { changeData, ideasKey, type One, useApi, useMutation, useQueryClient } from '@ideabox/api-client';
import { type Idea, ideaKey } from '../get-idea.ts';
import { versionsKey } from '../versions/get-versions.ts';

export type Edit = { name: string; contents: string; reason?: string };

/** Changes the text of an idea; what it was before stays readable as a version. */
export function usePutIdea(ideaId: number) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Edit) => api.put<One<Idea>>(`/ideas/${ideaId}`, { body }),
    onSuccess: async ({ results }) => {
      await changeData<Idea>(queries, ideaKey(ideaId), () => results);
      void queries.invalidateQueries({ queryKey: versionsKey(ideaId) });
      void queries.invalidateQueries({ queryKey: ideasKey, refetchType: 'none' });
    },
  });
}
