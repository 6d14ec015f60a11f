import { keepPreviousData, type PageOf, useApi, useQuery } from '@ideabox/api-client';
import { useDeferredValue } from 'react';

type Summary = { name: string; count: number };

/** No tag is as long; whatever is pasted, its address stays one. */
const longest = 100;

/** Tags in use that contain what is typed, the most used first; asked only once something is typed. */
export function useTagSuggestions(typed: string): Summary[] {
  const api = useApi();
  const name = useDeferredValue(typed.trim().slice(0, longest));
  const { data } = useQuery({
    queryKey: ['tag-summary', name],
    queryFn: async ({ signal }) => {
      const query = { name, limit: 10, fields: ['name', 'count'] };
      return (await api.get<PageOf<Summary>>('/tags/summary', { query, signal })).results;
    },
    placeholderData: keepPreviousData,
    enabled: name !== '',
  });
  return name === '' ? [] : (data ?? []);
}
