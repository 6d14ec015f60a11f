import { type PageOf, useApi } from '@ideabox/api-client';
import type { Suggestion } from './combobox/suggestion-list.tsx';

type FoundMember = { id: string; portal_name: string };

/** Members whose name contains a text. */
export function useGetMembers() {
  const api = useApi();
  return async (name: string, signal: AbortSignal): Promise<Suggestion[]> => {
    const query = { fields: ['id', 'portal_name'], portal_name: name, limit: 10 };
    const { results } = await api.get<PageOf<FoundMember>>('/members', { query, signal });
    return results.map(({ id, portal_name }) => ({ id, label: portal_name }));
  };
}
