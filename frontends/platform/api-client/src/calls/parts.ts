import { keyIn, localeOf, useIntl } from '@ideabox/intl';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api-provider.tsx';
import type { PageOf } from '../page-of.ts';

export type Part = { search_key: string; contents: string };

/** Site texts in markdown, by key. */
function useParts() {
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

/** One of them in the reader's language; no words where the editors wrote none in it. */
export function usePart(key: string): { words: string | undefined; isPending: boolean } {
  const { data, isPending } = useParts();
  const words = data?.[keyIn(localeOf(useIntl().locale), key)] || undefined;
  return { words, isPending };
}
