import { type PageOf, useApi } from '@ideabox/api-client';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

type TagSummary = { name: string; count: number };
const none: string[] = [];

/** Names of tags that contain the text. A suggestion that fails to come is simply not made. */
export function useTagSuggestions(entered: string): string[] {
  const api = useApi();
  const name = useDeferredValue(entered.trim());
  const { data } = useQuery({
    queryKey: ['tag-suggestions', name],
    queryFn: async ({ signal }) => {
      const query = { fields: ['name'], name, limit: 10 };
      return (await api.get<PageOf<TagSummary>>('/tags/summary', { query, signal })).results.map(
        (tag) => tag.name,
      );
    },
    enabled: name.length > 0,
    retry: false,
  });
  return data ?? none;
}
