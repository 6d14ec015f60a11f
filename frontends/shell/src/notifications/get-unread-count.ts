import { type PageOf, useApi, useQuery } from '@ideabox/api-client';
import { notificationsKey } from './get-notifications.ts';

const againMs = 2_000;
const mostDoubled = 5;

/** How many notifications are unread, once that is known; a push makes it be asked again, and so does a question that failed. */
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
    // The push that it was asked for does not come again.
    refetchInterval: ({ state: { status, errorUpdateCount } }) =>
      status === 'error' && againMs * 2 ** Math.min(errorUpdateCount - 1, mostDoubled),
  });
  return data;
}
