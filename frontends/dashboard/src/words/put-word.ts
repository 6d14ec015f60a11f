import { useApi, useMutation, useQueryClient } from '@ideabox/api-client';
import type { Cell } from '../figures/get-breakdown.ts';
import { changeRows, type Question } from '../figures/get-rows.ts';
import type { Widget } from '../figures/widgets.ts';

/** What a hidden word is taken out of. */
const ofWords: readonly Widget[] = ['keyword_ranking', 'tag_cloud'];

const byCount = (one: Cell, other: Cell) => other.count - one.count;

/** Takes a word out of all that is shown once the API has confirmed it, or puts it back where it was asked for. */
export function usePutWord(question: Question) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ word, hidden }: { word: Cell; hidden: boolean }) =>
      api.put(`/analytics/keywords/${encodeURIComponent(word.key)}`, { body: { hidden } }),
    onSuccess: async (_, { word, hidden }) => {
      const without = (cells: Cell[]) => cells.filter(({ key }) => key !== word.key);
      if (!hidden)
        return changeRows<Cell>(queries, question, (cells) => [...without(cells), word].sort(byCount));
      for (const widget of ofWords) await changeRows<Cell>(queries, { widget }, without);
    },
  });
}
