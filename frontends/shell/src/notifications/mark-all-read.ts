import { useApi, useMutation, useQueryClient } from '@ideabox/api-client';
import { notificationsKey } from './get-notifications.ts';

export function useMarkAllRead(memberId: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.put(`/members/${encodeURIComponent(memberId)}/notifications`),
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsKey }),
  });
}
