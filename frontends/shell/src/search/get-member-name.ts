import { type One, useApi, useQuery } from '@ideabox/api-client';

type Named = { id: string; portal_name: string };

/** The name of the member whom an address names by id; empty unless exactly one is found. */
export function useMemberName(id: string): string {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['member-name', id],
    queryFn: async ({ signal }) => {
      const query = { fields: ['id', 'portal_name'] };
      const { results } = await api.get<One<Named | Named[]>>(`/members/${encodeURIComponent(id)}`, {
        query,
        signal,
      });
      const found = [results].flat();
      return found.length === 1 ? (found[0]?.portal_name ?? '') : '';
    },
    enabled: id !== '',
    retry: false,
  });
  return data ?? '';
}
