import { type One, useApi, useMutation, useQueryClient } from '@ideabox/api-client';
import { changeRows } from '../../../figures/get-rows.ts';
import type { Topic } from '../../../figures/get-topics.ts';

type Wishes = { name?: string | null; hidden?: boolean; merge_into?: number | null };
type Decided = { id: number; name: string; hidden: boolean; merge_into: number | null };

/** Sends what an operator decides of a topic; `show` says what every list of topics is once the API has confirmed it. */
export function usePutTopic(id: number, show: (topics: Topic[], decided: Decided) => Topic[]) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (wishes: Wishes) =>
      (await api.put<One<Decided>>(`/analytics/topics/${id}`, { body: wishes })).results,
    onSuccess: (decided) =>
      changeRows<Topic>(queries, { widget: 'topics' }, (topics) => show(topics, decided)),
  });
}

/** The same topics, one of them with its new name, and hidden or not. */
export const asDecided = (topics: Topic[], { id, name, hidden }: Decided): Topic[] =>
  topics.map((topic) => (topic.id === id ? { ...topic, name, hidden } : topic));
