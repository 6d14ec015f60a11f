import { type PageOf, useApi } from '@ideabox/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Notification } from './notification.ts';

export const notificationsKey = ['notifications'] as const;
const limit = 10;

/** The member's notifications, newest first, ten at a time. */
export function useNotifications(memberId: string) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...notificationsKey, memberId, 'list'],
    initialPageParam: 0,
    queryFn: ({ pageParam: offset, signal }) =>
      api.get<PageOf<Notification>>(`/members/${memberId}/notifications`, {
        query: { limit, offset },
        signal,
      }),
    getNextPageParam: ({ metadata: { resultset } }) => {
      const next = resultset.offset + limit;
      return next < resultset.count ? next : undefined;
    },
  });
}
