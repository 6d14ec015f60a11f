import { keepPreviousData, type PageOf, useApi, useInfiniteQuery } from '@ideabox/api-client';
import type { Notification } from './notification.ts';

export const notificationsKey = ['notifications'] as const;
const limit = 10;

/** The member's notifications, newest first, ten at a time; all, or only those that are unread. */
export function useNotifications(memberId: string, unreadOnly: boolean) {
  const api = useApi();
  const status = unreadOnly ? 'unread' : undefined;
  return useInfiniteQuery({
    queryKey: [...notificationsKey, memberId, 'list', status ?? 'all'],
    initialPageParam: 0,
    queryFn: ({ pageParam: offset, signal }) =>
      api.get<PageOf<Notification>>(`/members/${encodeURIComponent(memberId)}/notifications`, {
        query: { limit, offset, status },
        signal,
      }),
    getNextPageParam: ({ metadata: { resultset } }) => {
      const next = resultset.offset + limit;
      return next < resultset.count ? next : undefined;
    },
    placeholderData: keepPreviousData,
  });
}
