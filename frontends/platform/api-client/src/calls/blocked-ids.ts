import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api-provider.tsx';
import type { PageOf } from '../page-of.ts';

/** The API holds no more blocks of one member than two such pages have. */
const limit = 999;
const offsets = [0, limit];

/** Starts the keys of all that a change of blocks makes stale. */
export const blocksKey = ['block_users'] as const;

/** Ids of those whom the member blocks, as far as they are told whom; asked for once there is a member. */
export function useBlockedIds(memberId: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [...blocksKey, memberId, 'ids'],
    queryFn: async ({ signal }) => {
      const ids: string[] = [];
      for (const offset of offsets) {
        const query = { fields: ['id'], limit, offset };
        const path = `/members/${encodeURIComponent(memberId ?? '')}/block_users`;
        const { results } = await api.get<PageOf<{ id: string | null }>>(path, { query, signal });
        ids.push(...results.flatMap(({ id }) => id ?? []));
        if (results.length < limit) break;
      }
      return ids;
    },
    enabled: memberId !== undefined,
    staleTime: 60_000,
  });
}
