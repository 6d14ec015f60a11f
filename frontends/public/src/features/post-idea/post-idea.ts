import {
  categoriesKey,
  ideasKey,
  type One,
  randomId,
  useApi,
  useMutation,
  useQueryClient,
} from '@ideabox/api-client';
import { useRef } from 'react';

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
  const sending = useRef({ text: '', key: '' });
  return useMutation({
    mutationFn: async (body: NewIdea) => {
      const text = JSON.stringify(body);
      if (sending.current.text !== text) sending.current = { text, key: randomId() };
      const call = { body, idempotencyKey: sending.current.key };
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
