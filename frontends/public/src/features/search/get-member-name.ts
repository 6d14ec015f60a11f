import { type One, useApi, useQuery } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';

/** The name of the member whose ideas are searched; "a member" while it is not known. */
export function useMemberName(id: string | undefined): string {
  const api = useApi();
  const text = useText();
  const { data } = useQuery({
    queryKey: ['member-name', id],
    queryFn: async ({ signal }) => {
      const query = { fields: ['id', 'portal_name'] };
      const path = `/members/${encodeURIComponent(id ?? '')}`;
      return (await api.get<One<{ portal_name: string }>>(path, { query, signal })).results.portal_name;
    },
    enabled: id !== undefined,
    retry: false,
  });
  return data || text('search.condition.some_member');
}
