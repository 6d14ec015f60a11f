import { type PageOf, useApi, useQuery } from '@ideabox/api-client';
import type { Idea } from '../get-idea.ts';
import { isSupporter, useViewer } from '../viewer.ts';

export const ownSupportKey = (memberId: string | undefined, ideaId: number) =>
  ['own-support', memberId, ideaId] as const;

/** Whether the member supports the idea; asked only of those who may. */
export function useOwnSupport(idea: Idea) {
  const api = useApi();
  const { member, role } = useViewer(idea);
  return useQuery({
    queryKey: ownSupportKey(member?.id, idea.id),
    queryFn: async ({ signal }) => {
      const query = { parent_id: idea.id, fields: ['parent_id'], limit: 1 };
      const page = await api.get<PageOf<unknown>>(`/members/${member?.id}/supports`, { query, signal });
      return page.results.length > 0;
    },
    enabled: isSupporter(role),
    staleTime: 5 * 60_000,
  });
}
