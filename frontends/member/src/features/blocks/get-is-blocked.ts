import { type PageOf, useApi, useQuery } from '@ideabox/api-client';
import { blocksKey } from './get-blocks.ts';

/** The API holds no more blocks of one member than two such pages have. */
const limit = 999;
const pages = [0, limit];

/** Whether one blocks another member. */
export function useIsBlocked(memberId: string, otherId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...blocksKey, memberId, 'ids'],
    queryFn: async ({ signal }) => {
      const path = `/members/${encodeURIComponent(memberId)}/block_users`;
      const ids: string[] = [];
      for (const offset of pages) {
        const query = { fields: ['id'], limit, offset };
        const { results } = await api.get<PageOf<{ id: string }>>(path, { query, signal });
        ids.push(...results.map(({ id }) => id));
        if (results.length < limit) break;
      }
      return ids;
    },
    select: (ids) => ids.includes(otherId),
  });
}
