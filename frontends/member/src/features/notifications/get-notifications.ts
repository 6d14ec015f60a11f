import { type PageOf, useApi } from '@ideabox/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Notification } from './notification.ts';

/** The shell keeps the bell and its panel under the same word: what is read here is read there, and a push reaches both. */
export const notificationsKey = ['notifications'] as const;

export function useNotifications(memberId: string, limit: number, offset: number) {
  const api = useApi();
  const query = { limit, offset };
  return useQuery({
    queryKey: [...notificationsKey, memberId, 'page', query],
    queryFn: ({ signal }) =>
      api.get<PageOf<Notification>>(`/members/${encodeURIComponent(memberId)}/notifications`, {
        query,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
