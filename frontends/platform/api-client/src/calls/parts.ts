import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api-provider.tsx';
import type { PageOf } from '../page-of.ts';

export type Part = { search_key: string; contents: string };

/** Site texts in markdown, by key. */
export function useParts() {
  const api = useApi();
  return useQuery({
    queryKey: ['parts'],
    queryFn: async ({ signal }) => {
      const query = { fields: ['search_key', 'contents'], limit: 999, offset: 0 };
      const { results } = await api.get<PageOf<Part>>('/parts', { query, signal });
      return Object.fromEntries(results.map((part) => [part.search_key, part.contents]));
    },
  });
}

export function usePart(key: string): string | undefined {
  return useParts().data?.[key] || undefined;
}
