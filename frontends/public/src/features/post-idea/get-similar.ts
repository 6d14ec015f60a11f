import { type IdeaCard, keepPreviousData, type PageOf, useApi, useQuery } from '@ideabox/api-client';

export type SimilarIdea = Pick<IdeaCard, 'id' | 'name' | 'category'>;
const none: SimilarIdea[] = [];
const least = 5;
const most = 1100;

/** Up to five ideas like what is being written. What fails to come is simply not shown: it only helps. */
export function useSimilarIdeas(draft: string): SimilarIdea[] {
  const api = useApi();
  const characters = [...draft.trim()];
  const text = characters.slice(0, most).join('');
  const { data } = useQuery({
    queryKey: ['similar-ideas', text],
    queryFn: async ({ signal }) => {
      const query = { text, fields: ['id', 'name', 'category'] };
      return (await api.get<PageOf<SimilarIdea>>('/ideas/similar', { query, signal })).results;
    },
    enabled: characters.length >= least,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  return characters.length >= least ? (data ?? none) : none;
}
