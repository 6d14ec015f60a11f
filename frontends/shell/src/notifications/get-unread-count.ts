import { type PageOf, useApi, useQuery } from '@ideabox/api-client';
import { notificationsKey } from './get-notifications.ts';

/** How many notifications are unread, once that is known; a push makes it be asked again. */
export function useUnreadCount(memberId: string): number | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...notificationsKey, memberId, 'unread'],
    queryFn: async ({ signal }) => {
      const query = { status: 'unread', limit: 1, offset: 0, fields: ['id'] };
      const answer = await api.get<PageOf<{ id: number }>>(
        `/members/${encodeURIComponent(memberId)}/notifications`,
        {
          query,
          signal,
        },
      );
      return answer.metadata.resultset.count;
    },
  });
  return data;
}
